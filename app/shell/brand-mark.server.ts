import { allColors, characterOf } from "themes/colors";
import { bands } from "themes/drawings/bands";
import type { RequestContext } from "~/context";

/** Of a woven line's height, so much of its width: about a square. */
const SHOWN = 1.3;

/** The brand's square icon: its file, or its pattern in the brand's colours. No letter: what makes it a PNG has no font. */
export function brandMark({ brand }: Pick<RequestContext, "brand">) {
  const { mark } = brand.theme;
  if (mark !== undefined) return { src: `/brand/${mark}`, type: typeOf(mark) };
  const colors = allColors(brand);
  const { accent, onAccent } = colors;
  const { width, height, repeat } = bands[characterOf(brand).pattern];
  const shown = Math.min(width, SHOWN * height);
  const drawing = repeat({
    ...{ ...colors, accent: onAccent, onAccent: accent },
    ...{ accentSoft: onAccent, accentTint: accent, accentShade: accent },
  });
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' rx='10' fill='${accent}'/>` +
    `<svg x='8' y='8' width='24' height='24' viewBox='${(width - shown) / 2} 0 ${shown} ${height}'>${drawing}</svg></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, type: "image/svg+xml" };
}

function typeOf(file: string): string {
  const ending = file.split(".").at(-1);
  return ending === "svg" ? "image/svg+xml" : ending === "jpg" ? "image/jpeg" : `image/${ending}`;
}
