import { toWireAmount } from "schemas/amount";
import { bankKey } from "schemas/bank-code";
import * as z from "zod";
import { Deposits, paidBy } from "~/money/evidence/deposits.server";
import { judgeQrCode, ShownCode, shownQrCode } from "~/money/evidence/qr-codes.server";
import { rowsIn } from "~/money/evidence/rows.server";
import { satangFact } from "~/money/once/record.server";
import { OperatorError } from "~/operator/error";
import { qrPath } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Stands for an expiry that the operator does not give. */
export const NO_EXPIRY = 0;

/** Creates a QR code for an amount. It moves no money until somebody pays it. */
export const qrCode = defineOperation({
  name: "qr-code",
  facts: z.object({ bankCode: z.string(), amount: satangFact }),
  /** `expiresAt` in ms since the epoch. */
  result: z.object({ qrcodeId: z.string(), expiresAt: z.number() }),
  changesRows: (facts) => [rowsIn(Deposits, (record, now) => paidBy(record, facts?.amount, now))],
  evidence: {
    in: "own",
    seen: ShownCode,
    of: ({ bankCode, amount }) => `code ${bankKey(bankCode)} ${amount}`,
    look: (operator, { bankCode }) => shownQrCode(operator, bankCode),
    judge: ({ amount }, before, now) => judgeQrCode(amount, before, now),
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
