/** The shortest integer that a JavaScript number may not hold exactly. */
const LONG = /\d{16}/;
const LONG_INTEGER = /^-?[1-9]\d{15,}$/;

const QUOTE = 34;
const BACKSLASH = 92;
/** The start of a string, or a run of a number's characters that may be too long. */
const NEXT = /"|(?<![-+.\deE])[-+.\deE]{16,}/g;

/**
 * Quotes the integers beyond 2^53 of a JSON text. Parsed as numbers they would be rounded, and two ids could become
 * one. Takes linear time, whatever the text, and next to none for a text without such a number.
 */
export function withExactIntegers(json: string): string {
  if (!LONG.test(json)) return json;
  let exact = "";
  let taken = 0;
  const next = new RegExp(NEXT);
  for (let found = next.exec(json); found; found = next.exec(json)) {
    const [text] = found;
    if (text === '"') next.lastIndex = endOfString(json, found.index);
    else if (isRounded(text)) {
      exact += `${json.slice(taken, found.index)}"${text}"`;
      taken = next.lastIndex;
    }
  }
  return exact + json.slice(taken);
}

/** With more than 16 digits an integer always is; it may have a million of them. */
function isRounded(number: string): boolean {
  return LONG_INTEGER.test(number) && (number.length > 17 || !Number.isSafeInteger(Number(number)));
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}
