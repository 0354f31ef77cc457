/** A wire amount (baht or the member's currency, at most 2 decimals) as integer satang. */
export function toSatang(major: number): number {
  return Math.round(major * 100);
}

/** Satang as a wire amount. */
export function toMajor(satang: number): number {
  return satang / 100;
}
