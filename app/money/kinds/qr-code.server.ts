import { toWireAmount } from "schemas/amount";
import { bankKey } from "schemas/bank-code";
import * as z from "zod";
import { satangFact } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { qrPath } from "~/paths";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { DEPOSITS } from "./gift-link.server";
import { headingsOf } from "./outcome-page";

/** A provider's current code, without id if there is none. */
const SeenCode = z.object({ id: z.string().optional(), amount: z.number().optional() });
type SeenCode = z.output<typeof SeenCode>;

/** Null for a code without an id, because it may be any. */
async function seenCode(operator: Operator, bankCode: string): Promise<SeenCode | null> {
  const { hasQrcode, qrcodeId: id, amount } = await operator.qrcode.get({ bankCode });
  if (!hasQrcode) return {};
  return id === undefined ? null : { id, amount };
}

/** A code of that amount that was not there before was made by the call. */
export function judgeQrCode(amount: number, earlier: SeenCode, seen: SeenCode): Conclusion {
  if (seen.id === undefined || seen.id === earlier.id) return "untouched";
  return seen.amount === amount ? "done" : "ambiguous";
}

/** Stands for an expiry that the operator does not give. */
const NO_EXPIRY = 0;

/** How long a code is taken to be open if the operator does not give its expiry. */
const USUAL_LIFE_MS = 15 * 60_000;
/** How long after a code has closed its money may still come. */
export const LATE_MS = 30 * 60_000;

/** Until when a code that was made at `startedAt` can be paid, in ms since the epoch. */
export function closesAt(result: { expiresAt: number } | undefined, startedAt: number): number {
  const { expiresAt = NO_EXPIRY } = result ?? {};
  return expiresAt === NO_EXPIRY ? startedAt + USUAL_LIFE_MS : expiresAt;
}

/** Creates a QR code for an amount. It moves no money until somebody pays it. */
export const qrCode = defineKind({
  name: "qr-code",
  facts: z.object({ bankCode: z.string(), amount: satangFact }),
  /** `expiresAt` in ms since the epoch. */
  result: z.object({ qrcodeId: z.string(), expiresAt: z.number() }),
  changes: [DEPOSITS],
  changesUntil: (result, startedAt) => closesAt(result, startedAt) + LATE_MS,
  evidence: {
    in: "own",
    schema: SeenCode,
    subject: ({ bankCode, amount }) => `code ${bankKey(bankCode)} ${amount}`,
    read: (operator, { bankCode }) => seenCode(operator, bankCode),
    judge: (before, now, _call, { amount }) => judgeQrCode(amount, before, now),
  },
  async send({ operator, facts: { bankCode, amount }, clock }) {
    const made = await operator.qrcode.create({ bankCode, amount: toWireAmount(amount) });
    // The operator refuses with status 200 (operator-api.md, QR deposit).
    if (!made.hasQrcode) {
      throw new OperatorError(made.message ?? "QR_FAIL", { endpoint: "qrcode.create", reached: "refused" });
    }
    const { qrcodeId = "", expireIn } = made;
    const expiresAt = expireIn === undefined ? NO_EXPIRY : clock.now() + Math.round(expireIn * 1_000);
    return { result: { qrcodeId, expiresAt } };
  },
  page: ({ bankCode, amount }, _result, _before, screen = qrPath(bankCode)) => ({
    headings: headingsOf("money:outcome.qrCode"),
    mainWallet: "none",
    texts: {
      done: "money:outcome.qrCode.doneText",
      checking: "money:outcome.qrCode.checkingText",
      contact: "money:outcome.qrCode.contactText",
    },
    amount,
    next: { to: screen, label: "money:outcome.qrCode.show" },
    again: { to: screen, label: "money:outcome.qrCode.again" },
  }),
});
