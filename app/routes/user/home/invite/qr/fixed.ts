import type { Version } from "./versions";

/** Dark, light, or still free for data. */
export type Square = boolean | null;

/** By ring from the middle, whether it is light: an eye with its light edge, and a small square. */
const EYE = [false, false, true, false, true];
const SMALL = [false, true, false];

/** What every code of the version has, with the mask's number: the three eyes, small squares, timing and formats. */
export function drawFixed({ number, squares: centres }: Version, mask: number): Square[][] {
  const size = 17 + 4 * number;
  const squares = Array.from({ length: size }, () => Array<Square>(size).fill(null));
  const set = (row: number, column: number, isDark: boolean) => {
    const line = squares[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  for (let at = 0; at < size; at++)
    for (const [row, column] of [
      [6, at],
      [at, 6],
    ] as const)
      set(row, column, at % 2 === 0);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(set, row, column, EYE);
  const last = size - 7;
  for (const row of centres)
    for (const column of centres) {
      const isAtEye = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isAtEye) drawRings(set, row, column, SMALL);
    }
  drawFormat(set, size, mask);
  if (number >= 7) drawVersion(set, size, number);
  return squares;
}

type Set = (row: number, column: number, isDark: boolean) => void;

/** Dark and light rings around a dark heart: `isLight` tells which, from the middle outwards. */
function drawRings(set: Set, row: number, column: number, isLight: readonly boolean[]): void {
  const reach = isLight.length - 1;
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      set(row + down, column + right, !isLight[ring]);
    }
}

/** The level M and the mask, with ten bits to be corrected by, twice. */
function drawFormat(set: Set, size: number, mask: number): void {
  const bits = withCheck(mask, 10, 0x537) ^ 0x5412;
  const isDark = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const along = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    set(along, 8, isDark(at));
    const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    set(8, across, isDark(at));
  }
  set(size - 8, 8, true);
}

/** The version, with twelve bits to be corrected by, twice. */
function drawVersion(set: Set, size: number, number: number): void {
  const bits = withCheck(number, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const [along, across] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(along, across, isDark);
    set(across, along, isDark);
  }
}

/** A number followed by the rest of its division by a polynomial (Bose, Chaudhuri, Hocquenghem). */
function withCheck(number: number, length: number, generator: number): number {
  let rest = number;
  for (let step = 0; step < length; step++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return (number << length) | rest;
}
