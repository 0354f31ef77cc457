import { themeColors } from "themes/colors";
import { contentOf } from "themes/draw";
import type { RequestContext } from "~/context";

/** The part of the brand's pattern that is shown: its width relative to the pattern's height, about a square. */
const SHOWN_WIDTH = 1.3;

/** The brand's square icon: its file, or its pattern in the brand's colours. No letters: the PNG renderer has no font. */
export function brandMark({ brand }: Pick<RequestContext, "brand">) {
  const { mark } = brand.theme;
  if (mark !== undefined) return { src: `/brand/${mark}`, type: typeOf(mark) };
  const { accent, onAccent } = themeColors(brand);
  const { width, height, content } = contentOf("band", brand, {
    ...{ accent: onAccent, onAccent: accent },
    ...{ accentSoft: onAccent, accentTint: accent, accentShade: accent },
  });
  const shown = Math.min(width, SHOWN_WIDTH * height);
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='10' fill='${accent}'/>` +
    `<svg x='8' y='8' width='24' height='24' viewBox='${(width - shown) / 2} 0 ${shown} ${height}'>${content}</svg></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, type: "image/svg+xml" };
}

function typeOf(file: string): string {
  const ending = file.split(".").at(-1);
  return ending === "svg" ? "image/svg+xml" : ending === "jpg" ? "image/jpeg" : `image/${ending}`;
}

/** PNG icons for a phone's home screen and for shared links. `mark`: the share of the side that the brand's mark takes. */
export const pngIcons = {
  touch: { sidePx: 180, mark: 0.76 },
  "192": { sidePx: 192, mark: 0.76 },
  "512": { sidePx: 512, mark: 0.76 },
  /** A phone may cut off all that is outside of a circle of 80 % (W3C Manifest, "maskable"). */
  maskable: { sidePx: 512, mark: 0.56 },
} as const;

export type PngIcon = keyof typeof pngIcons;

export const pngIconPath = (name: PngIcon) => `/icons/${name}.png`;
