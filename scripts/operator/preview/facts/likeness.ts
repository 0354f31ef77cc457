import type { Page } from "playwright";

/** A picture without its colours: how much changes at each place of a grid, left to right, then down. */
export type Outline = readonly number[];

/** Above this, members could take one brand for the other. */
export const TOO_ALIKE = 0.85;

/** How alike two brands are without colours, 0 to 1: whether the same changes are at the same places. */
export function likeness(one: Outline, other: Outline): number {
  const [left, right] = [centred(one), centred(other)];
  const product = left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
  const sizes = Math.sqrt(sumOfSquares(left) * sumOfSquares(right));
  return sizes === 0 ? 1 : Math.max(0, product / sizes);
}

function centred(outline: Outline): number[] {
  const mean = outline.reduce((sum, value) => sum + value, 0) / outline.length;
  return outline.map((value) => value - mean);
}

function sumOfSquares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

/** Reads the outline of a WebP picture's first window with a browser's own decoder. */
export function outlineOf(page: Page, picture: Buffer): Promise<Outline> {
  return page.evaluate(readOutline, picture.toString("base64"));
}

/**
 * In the page: the picture is made small, so that words are only grey lines; then each point tells how much lighter or
 * darker its neighbours are, which a negative tells the same.
 */
async function readOutline(base64: string): Promise<number[]> {
  const [width, height] = [48, 96];
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/webp" }));
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) return [];
  context.imageSmoothingQuality = "high";
  // At a phone's width the first window is twice as high as wide.
  const shown = Math.min(bitmap.height, 2 * bitmap.width);
  context.drawImage(bitmap, 0, 0, bitmap.width, shown, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  const outline: number[] = [];
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const change = Math.abs(grey(x + 1, y) - grey(x, y)) + Math.abs(grey(x, y + 1) - grey(x, y));
      outline.push(Math.sqrt(change));
    }
  }
  return outline;
}
