import type { Brand } from "schemas/brand";
import { allColors, characterOf } from "./colors";
import type { Color } from "./contrast";
import { type Drawing, type DrawingName, drawingsOf } from "./drawing";
import { variableName } from "./tokens";
import { lookOf } from "./variants";

/** In a drawing `var(--accent, #E6B655)` is the brand's colour of that name; a designer's program shows the other. */
const files = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/**
 * Styles with the drawings themselves in place of their names (`drawing("card-roof")`). As variables their long texts
 * would be read again for every element that shows one.
 */
export function withDrawings(css: string, brand: Brand): string {
  const drawings = drawingsOf(characterOf(brand));
  return css.replace(/var\(--drawing-([\w-]+)\)/g, (_, name: string) => {
    const drawing = drawings.get(name);
    if (drawing === undefined) throw new RangeError(`a style names ${name}, which is no drawing`);
    return imageOf(draw(drawing, brand));
  });
}

/** The drawings as variables, for the styles of development, which the server does not see. */
export function drawingVariables(brand: Brand): string {
  const drawings = [...drawingsOf(characterOf(brand))];
  return `:root{${drawings.map(([name, it]) => `--drawing-${name}:${imageOf(draw(it, brand))}`).join(";")}}`;
}

/** A drawing without its `<svg>`, to stand within another, and its size. `colors` replace the brand's. */
export function contentOf(
  name: DrawingName,
  brand: Brand,
  colors: Partial<Record<Color, string>> = {},
): { width: number; height: number; content: string } {
  const drawing = drawingsOf(characterOf(brand)).get(name);
  const svg = drawing === undefined ? "" : draw(drawing, brand, colors);
  const [, width, height, content = ""] = OUTER.exec(svg) ?? [];
  return { width: Number(width), height: Number(height), content };
}

const OUTER = /^<svg [^>]* width='(\d+)' height='(\d+)'[^>]*>(.*)<\/svg>$/;

function draw(
  { file, colors: own = {} }: Drawing,
  brand: Brand,
  instead: Partial<Record<Color, string>> = {},
): string {
  const colors: Record<string, string> = { ...allColors(brand), ...instead };
  const values = new Map<string, string>([
    ...Object.entries(colors).map(([name, value]) => [variableName("color", name), value] as const),
    ...Object.entries(lookOf(brand)).map(([name, value]) => [variableName("look", name), value] as const),
    ...Object.entries(own).map(([name, color]) => [name, colors[color] ?? color] as const),
  ]);
  const source = files[`./drawings/${file}.svg`];
  if (source === undefined) throw new RangeError(`themes/drawings has no ${file}.svg`);
  return onOneLine(source).replace(/var\(--([\w-]+), [^)]*\)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined)
      throw new RangeError(`${file}.svg asks for ${name}, which a brand does not have`);
    return value;
  });
}

/** Without line breaks and its title, and without names that only an editor shows. */
function onOneLine(svg: string): string {
  const short = svg
    .trim()
    .replace(/<title>.*<\/title>/, "")
    .replace(/>\s+</g, "><")
    .replaceAll('"', "'");
  return short.replace(/ id='([^']*)'/g, (id, name: string) => (short.includes(`#${name}`) ? id : ""));
}

/** Colours are written out in it, because an image does not know the page's variables. */
function imageOf(svg: string): string {
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23")}")`;
}
