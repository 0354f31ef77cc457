import { activateGame } from "~/money/kinds/activate-game.server";
import { bonusActivate } from "~/money/kinds/bonus-activate.server";
import { bonusClear } from "~/money/kinds/bonus-clear.server";
import { couponClaim } from "~/money/kinds/coupon-claim.server";
import type { JudgedKind, Kind } from "~/money/kinds/define.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import type { KindName } from "~/money/kinds/index.server";
import { inviteBonus } from "~/money/kinds/invite-bonus.server";
import { promotionActivate } from "~/money/kinds/promotion-activate.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import { refundReceive, refundToWallet } from "~/money/kinds/refund.server";
import { resetGamePassword } from "~/money/kinds/reset-game-password.server";
import { slip } from "~/money/kinds/slip.server";
import { spin } from "~/money/kinds/spin.server";
import { transfer } from "~/money/kinds/transfer.server";
import { transferAll } from "~/money/kinds/transfer-all.server";
import { withdraw } from "~/money/kinds/withdraw.server";
import type { Clock } from "~/money/once/clock";
import type { Stored } from "~/money/once/record.server";
import type { Granted } from "~/money/once/submission";
import type { Operator } from "~/operator/client.server";
import { openFile, type UploadedFile } from "~/uploads/uploaded-file.server";
import { TURNED_DOWN } from "./model/effects";
import { PICTURE_HEAD } from "./model/input";
import type { Random } from "./random";

export interface SentCall {
  operator: Operator;
  facts: Stored;
  idempotencyKey: string;
  clock: Clock;
  file: UploadedFile | undefined;
}

/** One of the product's operations, with the forms that the simulated members fill in. */
export interface Played {
  kind: JudgedKind;
  facts(random: Random): Stored;
  /** How often it is played: most where two of them may be taken for each other. */
  often: number;
  /** Where it leaves its trace. */
  traces: readonly string[];
  /** What else it may change by which others are judged. */
  beside?: readonly string[];
  /** The same form filled in differently; undefined where it has nothing to fill in. */
  altered?: Stored;
  send(call: SentCall): Promise<Granted<Stored>>;
}

const AMOUNTS = [10_000, 10_000, 10_000, 25_000, TURNED_DOWN];
const BANKS = ["SCB", "KBANK"];
const GAMES = ["LUCKY", "SEXY", "JOKER"];

function played<Facts extends Stored, Result extends Stored, Body = undefined>(
  kind: Kind<KindName, Facts, Result, Body>,
  form: Omit<Played, "kind" | "facts" | "send"> & {
    facts(random: Random): Facts;
    body?(call: SentCall): Body;
  },
): Played {
  return {
    kind,
    ...form,
    send: ({ facts, ...call }) =>
      kind.send({ ...call, facts: facts as Facts, body: form.body?.({ facts, ...call }) as Body }),
  };
}

const plain = { facts: () => ({}) };

export const operations: Record<KindName, Played> = {
  transfer: played(transfer, {
    often: 30,
    traces: ["transfers"],
    facts: transferOf,
    altered: { from: "wallet", to: "JOKER", amount: 777 },
  }),
  "transfer-all": played(transferAll, {
    often: 4,
    traces: ["transfers"],
    facts: (random) => ({ to: random.pick(["JOKER", "PG"]) }),
    altered: { to: "LUCKY" },
  }),
  withdraw: played(withdraw, {
    often: 8,
    traces: ["withdrawals"],
    facts: (random) => ({ amount: random.pick(AMOUNTS) }),
    altered: { amount: 777 },
  }),
  slip: played(slip, {
    often: 8,
    traces: ["slips", "deposits"],
    facts: (random) => ({ bankCode: random.pick(["", "SCB"]) }),
    body: ({ file }) => file as UploadedFile,
  }),
  "gift-link": played(giftLink, {
    often: 6,
    traces: ["deposits"],
    facts: (random) => ({ digest: `voucher-${random.between(1, 9)}` }),
    altered: { digest: "voucher-0" },
    body: ({ facts }) => ({ ciphertext: String(facts.digest) }),
  }),
  "qr-code": played(qrCode, {
    often: 6,
    traces: ["codes"],
    beside: ["deposits"],
    facts: (random) => ({ bankCode: random.pick(BANKS), amount: random.pick([10_000, 10_000, 25_000]) }),
    altered: { bankCode: "SCB", amount: 777 },
  }),
  "activate-game": played(activateGame, {
    often: 3,
    traces: ["accounts"],
    facts: (random) => ({ code: random.pick(GAMES) }),
    altered: { code: "PG" },
  }),
  "reset-game-password": played(resetGamePassword, {
    often: 3,
    traces: ["accounts"],
    facts: (random) => ({ code: random.pick(GAMES) }),
    altered: { code: "PG" },
  }),
  "bonus-activate": played(bonusActivate, {
    often: 5,
    traces: ["offers", "held"],
    beside: ["bonuses"],
    facts: (random) => ({ code: random.pick(["DAILY", "WELCOME#2"]) }),
    altered: { code: "NONE" },
  }),
  "bonus-clear": played(bonusClear, {
    often: 5,
    traces: ["held"],
    facts: () => ({ held: "shown" }),
    altered: { held: "another" },
  }),
  "promotion-activate": played(promotionActivate, {
    often: 5,
    traces: ["held"],
    beside: ["bonuses"],
    facts: (random) => ({ code: random.weighed({ SPRING: 5, AUTUMN: 1 }) }),
    altered: { code: "NONE" },
  }),
  "invite-bonus": played(inviteBonus, { often: 5, traces: ["invite"], ...plain }),
  "refund-receive": played(refundReceive, {
    often: 4,
    traces: ["refund", "held"],
    ...plain,
  }),
  "refund-to-wallet": played(refundToWallet, { often: 4, traces: ["refund"], ...plain }),
  spin: played(spin, { often: 8, traces: ["wheel"], ...plain }),
  "coupon-claim": played(couponClaim, {
    often: 4,
    traces: ["coupons"],
    beside: ["bonuses"],
    facts: (random) => ({ coupon: random.weighed({ "coupon-1": 2, "coupon-2": 2, "coupon-3": 1 }) }),
    altered: { coupon: "none" },
  }),
};

/** Most transfers are from the wallet to one game, so that two of them often look alike. */
function transferOf(random: Random): { from: string; to: string; amount: number } {
  const [from, to] = random.chance(0.7)
    ? ["wallet", "JOKER"]
    : (random.shuffled(["wallet", "JOKER", "PG"]) as [string, string]);
  return { from, to, amount: random.pick(AMOUNTS) };
}

/** A picture to upload, told apart by what it says. */
export async function pictureOf(says: string): Promise<UploadedFile> {
  async function* bytes() {
    yield new Uint8Array(Buffer.concat([PICTURE_HEAD, Buffer.from(says)]));
  }
  return openFile(bytes(), { maxBytes: 1_000, kinds: ["png"] });
}
