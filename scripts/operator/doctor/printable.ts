/** Signs that a terminal obeys or that turn a text around, rather than show. */
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text for the terminal, cut to `most` characters. Secrets must be gone by then: half of one is not recognised. */
export function printable(text: string, most: number): string {
  const shown = text.slice(0, most + 1).replace(unprintable, escaped);
  return shown.length > most ? `${shown.slice(0, most - 1)}…` : shown;
}

function escaped(sign: string): string {
  const digits = (sign.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, "0")}`;
}
