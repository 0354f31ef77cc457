/** A size of QR code, at the level of correction M, which is read with a seventh of it gone. */
export interface Version {
  number: number;
  /** How many codewords of data each block holds. */
  blocks: readonly number[];
  /** How many more each block has to be corrected by. */
  check: number;
  /** Where the small squares are, by rows and columns alike. */
  squares: readonly number[];
}

/** The first ten sizes (ISO/IEC 18004): the largest holds 213 letters. */
const versions: readonly Version[] = [
  { number: 1, blocks: [16], check: 10, squares: [] },
  { number: 2, blocks: [28], check: 16, squares: [6, 18] },
  { number: 3, blocks: [44], check: 26, squares: [6, 22] },
  { number: 4, blocks: [32, 32], check: 18, squares: [6, 26] },
  { number: 5, blocks: [43, 43], check: 24, squares: [6, 30] },
  { number: 6, blocks: [27, 27, 27, 27], check: 16, squares: [6, 34] },
  { number: 7, blocks: [31, 31, 31, 31], check: 18, squares: [6, 22, 38] },
  { number: 8, blocks: [38, 38, 39, 39], check: 22, squares: [6, 24, 42] },
  { number: 9, blocks: [36, 36, 36, 37, 37], check: 22, squares: [6, 26, 46] },
  { number: 10, blocks: [43, 43, 43, 43, 44], check: 26, squares: [6, 28, 50] },
];

export function dataOf({ blocks }: Version): number {
  return blocks.reduce((sum, length) => sum + length, 0);
}

/** The smallest version for so many bytes. Throws RangeError if there is none. */
export function versionFor(bytes: number): Version {
  const fits = versions.find((version) => bytes + (version.number < 10 ? 2 : 3) <= dataOf(version));
  if (!fits) throw new RangeError(`${bytes} bytes are too many for a QR code of ours`);
  return fits;
}
