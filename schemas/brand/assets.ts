import type { Brand } from "../brand";
import { videoNames } from "../names";
import type { AssetRole } from "./asset-roles";

export interface NamedAsset {
  /** Where the config names the file: `theme.logo`. */
  path: string;
  /** The file's name in the brand's folder: `logo.svg`. */
  name: string;
  role: AssetRole;
}

const isLink = (name: string) => name.includes(":");

/** The files of the brand's folder that its config names. */
export function assetsOf({ theme, deposit, videos }: Brand): NamedAsset[] {
  const named: { path: string; name: string | undefined; role: AssetRole }[] = [
    { path: "theme.logo", name: theme.logo, role: "logo" },
    { path: "theme.mark", name: theme.mark, role: "mark" },
    ...Object.entries(deposit.views).map(([code, { picture }]) => ({
      path: `deposit.views.${code}.picture`,
      name: picture,
      role: "steps" as const,
    })),
    ...videoNames.flatMap((video) => [
      { path: `videos.${video}.file`, name: videos[video].file, role: "film" as const },
      { path: `videos.${video}.poster`, name: videos[video].poster, role: "poster" as const },
      ...Object.entries(videos[video].captions).map(([locale, name]) => ({
        path: `videos.${video}.captions.${locale}`,
        name,
        role: "captions" as const,
      })),
    ]),
  ];
  return named.flatMap(({ name, ...rest }) => (name && !isLink(name) ? [{ name, ...rest }] : []));
}
