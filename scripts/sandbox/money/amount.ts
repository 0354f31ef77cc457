/** Converts a wire amount (in the member's currency, at most 2 decimals) to integer satang. */
export function toSatang(major: number): number {
  return Math.round(major * 100);
}

/** Converts satang to a wire amount. */
export function toMajor(satang: number): number {
  return satang / 100;
}
