/**
 * A bank's code in upper case, for comparison only. An operator may write codes in any case, and they are sent back as
 * it wrote them (operator-api.md, "Where an answer is unclear").
 */
export function bankKey(code: string): string {
  return code.toUpperCase();
}

export function isSameBank(one: string, other: string): boolean {
  return bankKey(one) === bankKey(other);
}
