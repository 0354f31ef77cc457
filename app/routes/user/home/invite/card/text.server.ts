/** A letter's usual width in ems. Marks above and below a letter take none. */
const LETTER = 0.56;
const FULL = 0.85;

interface Place {
  x: number;
  y: number;
  anchor: "start" | "middle";
}

interface Ink {
  size: number;
  color: string;
  weight?: number;
}

/** How wide a text may be expected to be, as a server does not know the device's letters. */
export function widthOf(text: string, size: number): number {
  return [...text.replace(/\p{M}/gu, "")].length * LETTER * size;
}

/** The largest size up to `size` in which all texts may be expected to fit. */
export function sizeFor(texts: readonly string[], size: number, width: number): number {
  return Math.min(size, ...texts.map((text) => (size * width) / widthOf(text, size)));
}

/** A line of text, which wider letters than usual cannot make wider than `width`. */
export function textLine(
  text: string,
  place: Place,
  { size, color, weight = 400 }: Ink,
  width: number,
): string {
  const expected = widthOf(text, size);
  const bound =
    expected > FULL * width
      ? ` textLength='${rounded(Math.min(expected, width))}' lengthAdjust='spacingAndGlyphs'`
      : "";
  return `<text x='${rounded(place.x)}' y='${rounded(place.y)}' font-size='${rounded(size)}' font-weight='${weight}' fill='${color}' text-anchor='${place.anchor}'${bound}>${escaped(text)}</text>`;
}

function rounded(figure: number): number {
  return Math.floor(figure * 10) / 10;
}

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
