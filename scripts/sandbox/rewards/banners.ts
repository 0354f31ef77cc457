import type { Sandbox } from "../state/sandbox";

/** The pictures of a carousel. The second one is a PNG, because operators mix formats. */
export function bannersOf(
  { origin }: Sandbox,
  name: string,
  texts: readonly (string | undefined)[],
): { image: string; html: string | undefined }[] {
  return texts.map((html, index) => {
    const type = index === 1 ? "png" : "svg";
    return { image: `${origin}/assets/banner-${name}-${index + 1}.${type}`, html };
  });
}
