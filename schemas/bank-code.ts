/**
 * A bank's code in the spelling in which codes are compared: an operator may write it in any case, and gets it back as it
 * wrote it (operator-api.md, "Where an answer is unclear").
 */
export function bankKey(code: string): string {
  return code.toUpperCase();
}

export function isSameBank(one: string, other: string): boolean {
  return bankKey(one) === bankKey(other);
}
