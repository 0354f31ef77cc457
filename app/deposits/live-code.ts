import type { Satang } from "schemas/amount";

/** A provider's QR code at one time; times in ms since the epoch, by the server's clock. */
export interface LiveCode {
  now: number;
  /** The look-up failed, so it is unknown whether there is one. */
  isUnread: boolean;
  /** The code that can be paid, if there is one. */
  code?: OpenCode;
  /** The outcome page of the last code, when its money has come and the member has not been told yet. */
  paid?: string;
  /** The amount of the last code, when it is closed but its money may still come. */
  awaited?: Satang;
}

export interface OpenCode {
  id: string;
  amount?: Satang;
  /** Absent if the operator does not say. */
  expiresAt?: number;
  /** `expiresAt` as a clock time in the brand's time zone. */
  until?: string;
  /** The time from its creation to its expiry. */
  lifeMs?: number;
  /** The clock time when the member said that it is paid. */
  saidAt?: string;
  /** For `<img src>`; absent if the page already has it or the markup cannot be shown. */
  picture?: string;
}
