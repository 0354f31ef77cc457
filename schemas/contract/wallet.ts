import * as z from "zod";
import { satang } from "../amount";
import { bankAccount } from "./account";
import { endpoint, LARGE_MAX_BYTES, UPLOAD_TIMEOUT_MS } from "./endpoint";
import { readable, rows, withOmitted } from "./leniency";
import {
  ack,
  flagOrText,
  maybe,
  sentAmount,
  wireAmount,
  wireCurrency,
  wireFlag,
  wireId,
  wireNumber,
  wireText,
  wireWord,
} from "./wire";

/**
 * A game account. Categories other than slot, sport and lotto are shown under sport+casino. An inactive account may
 * have no balance, which is read as 0.
 */
const slot = z
  .object({
    code: wireId,
    name: wireText,
    category: wireWord("slot", "sport", "lotto", "casino"),
    isActive: wireFlag,
    amount: wireAmount.nullish(),
    ftWalletSlot: readable("slots.ftWalletSlot", maybe(wireNumber)),
    logo: maybe(wireText),
    background: maybe(wireText),
    web: maybe(wireText),
    android: maybe(wireText),
    ios: maybe(wireText),
  })
  .refine(({ isActive, amount }) => !isActive || typeof amount === "number", {
    path: ["amount"],
    error: "an amount",
  })
  .transform(({ amount, ...game }) => ({ ...game, amount: amount ?? satang(0) }));

/** No operator has more. A screen shows them all. */
const MOST_GAMES = 500;

/** Whether the sum is a safe integer. */
function isCountable(accounts: readonly { amount: number }[]): boolean {
  return accounts.reduce((sum, { amount }) => sum + Math.abs(amount), 0) <= Number.MAX_SAFE_INTEGER;
}

/** Wallet and game calls (specification, section 7). Some GET requests change state: see `effect`. */
export const wallet = {
  /** The main wallet, every game account and the invite bonus. */
  get: endpoint({
    path: "/api/wallet",
    maxBytes: LARGE_MAX_BYTES,
    response: withOmitted(
      z.object({
        profile: z.object({
          _id: wireId,
          username: wireText,
          name: wireText,
          coin: readable("profile.coin", maybe(wireNumber)),
          currency: wireCurrency,
        }),
        bankAccount: maybe(bankAccount),
        wallet: z.object({ amount: wireAmount, currency: wireCurrency }),
        currency: wireCurrency,
        invite: maybe(
          z.object({
            amount: readable("invite.amount", maybe(wireAmount)),
            success: flagOrText,
            fail: flagOrText,
          }),
        ),
        slots: rows("slots", slot, MOST_GAMES),
      }),
    ).refine(({ wallet, slots }) => isCountable([wallet, ...slots]), {
      path: ["slots"],
      error: "amounts beyond counting",
    }),
  }),
  /** Makes the operator read every game's balance again. May take seconds. */
  refreshSlots: endpoint({ path: "/api/wallet/refresh/slot", effect: "change", response: ack }),
  /** Opens a game account. */
  activate: endpoint({ path: "/api/wallet/activate/{slotCode}", effect: "change", response: ack }),
  /** The user name and password of a game account. */
  credentials: endpoint({
    path: "/api/wallet/account/{slotCode}",
    response: z.object({
      username: wireText,
      password: wireText,
      event: maybe(z.record(z.string(), z.unknown())),
    }),
  }),
  /** Sets a new password for a game account. */
  resetPassword: endpoint({ path: "/api/wallet/resetpassword/{slotCode}", effect: "change", response: ack }),
  /** Pays an amount into the main wallet. Not called by any screen. */
  add: endpoint({
    method: "POST",
    path: "/api/wallet/add",
    effect: "money",
    body: z.object({ amount: sentAmount }),
    response: ack,
  }),
  /** Moves money between the main wallet and a game. The main wallet is `wallet`, a game is its slot code. */
  transfer: endpoint({
    method: "POST",
    path: "/api/wallet/transfer",
    effect: "money",
    body: z.object({ from: z.string(), to: z.string(), amount: sentAmount }),
    response: ack,
  }),
  /** Moves every other balance to a game, or to the main wallet. */
  transferAll: endpoint({
    method: "POST",
    path: "/api/wallet/transferAll",
    effect: "money",
    body: z.object({ to: z.string() }),
    response: ack,
  }),
  /** Withdraws an amount. Not called by any screen; the withdraw modal uses withdrawAll. */
  withdraw: endpoint({
    method: "POST",
    path: "/api/wallet/withdraw",
    effect: "money",
    body: z.object({ amount: sentAmount }),
    response: ack,
  }),
  /** Withdraws an amount to the bank account. */
  withdrawAll: endpoint({
    method: "POST",
    path: "/api/wallet/withdrawAll",
    effect: "money",
    body: z.object({ amount: sentAmount }),
    response: ack,
  }),
  /** Uploads the slip of a bank transfer. */
  slip: endpoint({
    method: "POST",
    path: "/api/wallet/slip",
    effect: "money",
    body: { multipart: ["file", "bankCode"] },
    timeoutMs: UPLOAD_TIMEOUT_MS,
    response: ack,
  }),
  /**
   * Redeems a TrueMoney gift link. `link` is AES ciphertext: `CryptoJS.AES.encrypt(link,
   * TRUELINK_KEY).toString()`.
   */
  truelink: endpoint({
    method: "POST",
    path: "/api/wallet/truelink",
    effect: "money",
    body: z.object({ link: z.string() }),
    response: ack,
  }),
};
