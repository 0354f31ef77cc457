/** The shortest integer that a JavaScript number may not hold. */
const LONG = /\d{16}/;
const LONG_INTEGER = /^-?[1-9]\d{15,}$/;

const QUOTE = 34;
const BACKSLASH = 92;
/** `+`, `-`, `.`, `E` and `e`, which a number may have beside its digits. */
const SIGNS: ReadonlySet<number> = new Set([43, 45, 46, 69, 101]);

/**
 * A JSON text whose integers beyond 2^53 are quoted: parsed as numbers they would be rounded, and two ids become one.
 * Linear, whatever the text, and next to nothing for one without so long a number.
 */
export function withExactIntegers(json: string): string {
  if (!LONG.test(json)) return json;
  const parts: string[] = [];
  let taken = 0;
  let at = 0;
  while (at < json.length) {
    const isString = json.charCodeAt(at) === QUOTE;
    const end = isString ? endOfString(json, at) : endOfNumber(json, at);
    if (!isString && end - at > 15 && isRounded(json.slice(at, end))) {
      parts.push(json.slice(taken, at), '"', json.slice(at, end), '"');
      taken = end;
    }
    at = Math.max(end, at + 1);
  }
  parts.push(json.slice(taken));
  return parts.join("");
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

/** The same place where no number begins. */
function endOfNumber(json: string, start: number): number {
  let at = start;
  while (at < json.length && isOfNumber(json.charCodeAt(at))) at += 1;
  return at;
}

function isOfNumber(code: number): boolean {
  return (code >= 48 && code <= 57) || SIGNS.has(code);
}
