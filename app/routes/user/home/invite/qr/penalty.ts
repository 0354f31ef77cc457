/** How hard a code is to read (ISO/IEC 18004, 7.8.3): long runs, blocks, what looks like an eye, too dark or too light. */
export function penaltyOf(code: readonly (readonly boolean[])[]): number {
  const columns = code.map((_, column) => code.map((row) => row[column] ?? false));
  const lines = [...code, ...columns].map((line) => line.map((isDark) => (isDark ? "1" : "0")).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const eyes = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []);
  const isBlock = (row: number, column: number) => {
    const corner = code[row]?.[column];
    return [code[row]?.[column + 1], code[row + 1]?.[column], code[row + 1]?.[column + 1]].every(
      (square) => square === corner,
    );
  };
  const blocks = code.flatMap((row, at) => row.filter((_, column) => isBlock(at, column)));
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return (
    runs.reduce((sum, { length }) => sum + length - 2, 0) +
    3 * blocks.length +
    40 * eyes.length +
    10 * Math.floor(Math.abs(dark - 0.5) * 20)
  );
}
