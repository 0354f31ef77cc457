import { codewordsOf } from "./codewords";
import { drawFixed, type Square } from "./fixed";
import { penaltyOf } from "./penalty";

/** The eight patterns, of which the one is laid over the data that makes it easiest to read. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A text as a QR code: rows of squares, true where dark, without the quiet zone. Throws RangeError if it is too long. */
export function qrCode(text: string): boolean[][] {
  const { version, codewords } = codewordsOf(text);
  const bits = codewords.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => ((word >> at) & 1) === 1));
  const drawn = masks.map((mask, number) => {
    const squares = drawFixed(version, number);
    drawData(squares, bits, mask);
    return squares.map((row) => row.map((square) => square === true));
  });
  const [best = []] = [...drawn].sort((a, b) => penaltyOf(a) - penaltyOf(b));
  return best;
}

/** In columns of two from the right, up and down in turn, around all that is drawn already. */
function drawData(
  squares: Square[][],
  bits: readonly boolean[],
  mask: (row: number, column: number) => boolean,
): void {
  const size = squares.length;
  let next = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = squares[row];
        if (!line || line[column] !== null) continue;
        line[column] = (bits[next++] ?? false) !== mask(row, column);
      }
    }
    isUp = !isUp;
  }
}
