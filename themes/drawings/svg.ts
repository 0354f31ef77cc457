import type { ColorName } from "schemas/names";
import type { MixedName } from "../mix";
import { oneLine } from "../one-line";

/** All colours of the brand, tokens and mixed ones, as `#RRGGBB`. */
export type Palette = Record<ColorName | MixedName, string>;

interface Frame {
  width: number;
  height: number;
}

/** A drawing as a CSS `url()`. Colours are written out, because an image cannot use the page's CSS variables. */
export function image({ width, height }: Frame, drawing: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${drawing}</svg>`;
  return `url("data:image/svg+xml,${oneLine(svg).replaceAll("#", "%23")}")`;
}

/**
 * A declaration that fills a box with a drawing. As a border's, because a background that comes with the sheet would be
 * the page's largest paint, later than everything that tells something.
 */
export function ornament(drawing: string): string {
  return `border-image:${drawing} 0 fill/0`;
}

/** A stroked path without a fill. */
export function line(color: string, width: number, path: string, more = ""): string {
  return `<path fill='none' stroke='${color}' stroke-width='${width}'${more} d='${path}'/>`;
}

export function fill(color: string, path: string): string {
  return `<path fill='${color}' d='${path}'/>`;
}

/** A drawing together with its mirror image about `axis`. */
export function mirrored(drawing: string, axis: number): string {
  return `<g id='h'>${drawing}</g><use href='#h' transform='matrix(-1 0 0 1 ${2 * axis} 0)'/>`;
}
