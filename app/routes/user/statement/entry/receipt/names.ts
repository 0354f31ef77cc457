/** Vowels that are written before the consonant that they follow. */
const LEADING_VOWEL = /^[\u0e40-\u0e44\u0ec0-\u0ec4]/;

/** A name with its last part cut to the initial, `SOMCHAI J.`, as a bank's slip has it. */
export function toInitial(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? parts.pop() : undefined;
  if (last === undefined) return parts.join(" ");
  const [initial = ""] = [...last.replace(LEADING_VOWEL, "")];
  return [...parts, `${initial}.`].join(" ");
}
