import type { Fault } from "../fault";
import { videoNames } from "../names";
import type { OperatorConfig } from "../operator";
import { Asset } from "./values";

export interface NamedAsset {
  /** Where the config names the file: `theme.logo`. */
  path: string;
  /** The file's name in the brand's folder: `logo.svg`. */
  name: string;
}

/** Every file in the brand's folder that its config names. */
function assetsOf({ theme, deposit, videos }: OperatorConfig): NamedAsset[] {
  const named: { path: string; name: string | undefined }[] = [
    { path: "theme.logo", name: theme.logo },
    { path: "theme.mark", name: theme.mark },
    ...Object.entries(deposit.views).map(([code, { picture }]) => ({
      path: `deposit.views.${code}.picture`,
      name: picture,
    })),
    ...videoNames.flatMap((video) => [
      { path: `videos.${video}.file`, name: videos[video].file },
      { path: `videos.${video}.poster`, name: videos[video].poster },
      ...Object.entries(videos[video].captions).map(([locale, name]) => ({
        path: `videos.${video}.captions.${locale}`,
        name,
      })),
    ]),
  ];
  return named.flatMap(({ path, name }) => (name && Asset.safeParse(name).success ? [{ path, name }] : []));
}

/**
 * Reports files that the config names but that do not exist. `whereMissing` returns the path where it looked, or null
 * when the file exists.
 */
export function assetFaults(
  operator: OperatorConfig,
  file: string,
  whereMissing: (asset: string) => string | null,
): Fault[] {
  return assetsOf(operator).flatMap(({ path, name }) => {
    const where = whereMissing(name);
    if (where === null) return [];
    const allowed = `a file that is there; ${where} is not`;
    return [{ file, path, found: name, allowed, message: "names a missing file" }];
  });
}
