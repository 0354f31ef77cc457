import * as z from "zod";
import type { DepositOffer, Flavour } from "./flavour";

const minutes = z.coerce.number().min(0).max(100_000);
const delay = z.coerce.number().min(0).max(1e9);
/** Settle immediately, after a delay by the sandbox's clock, or only on command. */
const settlement = z.enum(["at-once", "after-delay", "by-hand"]);

/** Settings for deposits and withdrawals, for everybody or for one member. */
export const cashierSwitchesSchema = z.object({
  qrMinutes: minutes,
  /** busy: status 200 with a message and no code. down: QR_FAIL. */
  qrProvider: z.enum(["up", "busy", "down"]),
  qrMarkup: z.enum(["svg", "img"]),
  /** The largest picture in bytes; larger ones get IMG_SIZE_UNABLE_TO_PROCESS. */
  slipMaxBytes: z.coerce.number().int().min(1),
  /** The maximum age of a transfer when its slip arrives; after that EXPIRED_SLIP. */
  slipWithinMinutes: minutes,
  slipSettlement: settlement,
  slipDelayMs: delay,
  giftLinkMinimum: z.coerce.number().min(0),
  withdrawSettlement: settlement,
  withdrawDelayMs: delay,
  withdrawOutcome: z.enum(["SUCCESS", "FAILED"]),
});

export type CashierSwitches = z.output<typeof cashierSwitchesSchema>;

export interface CashierRules extends CashierSwitches {
  /** What the deposit look-up returns. */
  deposit: DepositOffer;
}

export function defaultCashierRules({ deposit, scale }: Flavour): CashierRules {
  return {
    qrMinutes: 15,
    qrProvider: "up",
    qrMarkup: "svg",
    slipMaxBytes: 10_485_760,
    slipWithinMinutes: 60,
    slipSettlement: "at-once",
    slipDelayMs: 20_000,
    giftLinkMinimum: 2 * scale,
    withdrawSettlement: "after-delay",
    withdrawDelayMs: 60_000,
    withdrawOutcome: "SUCCESS",
    deposit,
  };
}

/** When something that begins at `nowMs` settles automatically; null for never. */
export function dueAt(way: CashierSwitches["slipSettlement"], nowMs: number, delayMs: number): string | null {
  if (way === "by-hand") return null;
  return new Date(nowMs + (way === "at-once" ? 0 : delayMs)).toISOString();
}
