/** Characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Our own texts hold it for the ends of lines (docs/decisions/joined-words.md); a spreadsheet's filter would not match.
 */
const WORD_JOINER = "\u2060";

/** A text cell that no spreadsheet runs as a formula: always quoted, with a leading apostrophe if it could be one. */
export function textCell(text: string): string {
  const plain = text.replaceAll(WORD_JOINER, "");
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Joins cells as they are: quoted texts, and numbers such as `-1234.56`. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(",")}\r\n`;
}

/** Marks the file as UTF-8; without it spreadsheets garble Thai and Lao. */
export const BYTE_ORDER_MARK = "\uFEFF";
