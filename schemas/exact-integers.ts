/** The shortest integer that a JavaScript number may not hold. */
const LONG = /\d{16}/;
const LONG_INTEGER = /^-?[1-9]\d{15,}$/;

const QUOTE = 34;
const BACKSLASH = 92;
/** Where a string begins, or a run of the letters that numbers consist of, of the length that may be too long. */
const NEXT = /"|(?<![-+.\deE])[-+.\deE]{16,}/g;

/**
 * A JSON text whose integers beyond 2^53 are quoted: parsed as numbers they would be rounded, and two ids become one.
 * Linear, whatever the text, and next to nothing for one without so long a number.
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

/** Beyond a sign and 16 digits every one is; the text may have a million. */
function isRounded(number: string): boolean {
  return LONG_INTEGER.test(number) && (number.length > 17 || !Number.isSafeInteger(Number(number)));
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}
