import * as z from "zod";
import { bankAccount } from "./account";
import { endpoint, UPLOAD_TIMEOUT_MS } from "./endpoint";
import { ack, maybe, sentAmount, wireAmount, wireFlag, wireId, wireNumber, wireText } from "./wire";

/** A game account. A category beyond slot, sport and lotto is shown with sport+casino. */
export const slot = z.object({
  code: wireId,
  name: wireText,
  category: wireText,
  isActive: wireFlag,
  amount: wireAmount,
  ftWalletSlot: maybe(wireNumber),
  logo: maybe(wireText),
  background: maybe(wireText),
  web: maybe(wireText),
  android: maybe(wireText),
  ios: maybe(wireText),
});

/** A flag or a text that says whether the invite bonus can be received, or why not. */
const flagOrText = maybe(z.union([z.boolean(), wireText]));

/** What names the main wallet in `from` and `to` of a transfer; a game is its slot code. */
export const MAIN_WALLET = "wallet";

/** Wallet and game calls (specification, section 7). Some of the GETs change something: see their effect. */
export const wallet = {
  get: endpoint({
    path: "/api/wallet",
    response: z.object({
      profile: z.object({ _id: wireId, username: wireText, name: wireText, coin: maybe(wireNumber) }),
      bankAccount: maybe(bankAccount),
      wallet: z.object({ amount: wireAmount }),
      invite: maybe(z.object({ amount: maybe(wireAmount), success: flagOrText, fail: flagOrText })),
      slots: z.array(slot),
    }),
  }),
  refreshSlots: endpoint({ path: "/api/wallet/refresh/slot", effect: "change", response: ack }),
  activate: endpoint({ path: "/api/wallet/activate/{slotCode}", effect: "change", response: ack }),
  credentials: endpoint({
    path: "/api/wallet/account/{slotCode}",
    response: z.object({
      username: wireText,
      password: wireText,
      event: maybe(z.record(z.string(), z.unknown())),
    }),
  }),
  resetPassword: endpoint({ path: "/api/wallet/resetpassword/{slotCode}", effect: "change", response: ack }),
  /** No screen calls it. */
  add: endpoint({
    method: "POST",
    path: "/api/wallet/add",
    effect: "money",
    body: z.object({ amount: sentAmount }),
    response: ack,
  }),
  transfer: endpoint({
    method: "POST",
    path: "/api/wallet/transfer",
    effect: "money",
    body: z.object({ from: z.string(), to: z.string(), amount: sentAmount }),
    response: ack,
  }),
  /** Every other balance goes to that game. */
  transferAll: endpoint({
    method: "POST",
    path: "/api/wallet/transferAll",
    effect: "money",
    body: z.object({ to: z.string() }),
    response: ack,
  }),
  /** No screen calls it; the withdraw modal uses withdrawAll. */
  withdraw: endpoint({
    method: "POST",
    path: "/api/wallet/withdraw",
    effect: "money",
    body: z.object({ amount: sentAmount }),
    response: ack,
  }),
  withdrawAll: endpoint({
    method: "POST",
    path: "/api/wallet/withdrawAll",
    effect: "money",
    body: z.object({ amount: sentAmount }),
    response: ack,
  }),
  slip: endpoint({
    method: "POST",
    path: "/api/wallet/slip",
    effect: "money",
    body: { multipart: ["file", "bankCode"] },
    timeoutMs: UPLOAD_TIMEOUT_MS,
    response: ack,
  }),
  /** `link` is AES ciphertext: `CryptoJS.AES.encrypt(link, TRUELINK_KEY).toString()`. */
  truelink: endpoint({
    method: "POST",
    path: "/api/wallet/truelink",
    effect: "money",
    body: z.object({ link: z.string() }),
    response: ack,
  }),
};
