import type { Satang } from "schemas/amount";
import { times } from "~/money/once/times";

/** A QR code that a member was given to pay. Times in ms since the epoch. */
export interface GivenQrCode {
  /** Of the operation that made it. */
  id: string;
  /** Empty if the operator's response was lost. */
  qrcodeId: string;
  bankCode: string;
  amount: Satang;
  givenAt: number;
  expiresAt: number;
}

/** A deposit in the statement that was credited. */
export interface Credit {
  amount: number;
  createdAt: number;
}

/**
 * Matches credits with codes, because the operator's entries name no code: each code gets the first unused credit of
 * its amount after the code was created. `lateMs`: how long after a code has expired its money may still come.
 */
export function matchCredits(
  codes: readonly GivenQrCode[],
  credits: readonly Credit[],
  lateMs: number,
): Map<GivenQrCode, Credit> {
  const left = [...credits].sort((a, b) => a.createdAt - b.createdAt);
  const found = new Map<GivenQrCode, Credit>();
  for (const code of [...codes].sort((a, b) => a.givenAt - b.givenAt)) {
    const at = left.findIndex(
      ({ amount, createdAt }) =>
        amount === code.amount &&
        createdAt >= code.givenAt - times.clockSkew &&
        createdAt <= code.expiresAt + lateMs,
    );
    const [credit] = at < 0 ? [] : left.splice(at, 1);
    if (credit) found.set(code, credit);
  }
  return found;
}
