import type { RequestContext } from "~/context";
import type { PendingDeposit } from "~/deposits/pending.server";
import { formatClock, formatMinute } from "~/format/date";
import { formatDuration } from "~/format/duration.server";
import { bankName } from "~/lookups/bank-choices.server";
import { outcomePath } from "~/paths";
import type { PendingRow } from "./pending";
import type { PendingWords } from "./pending-words.server";

/** A code to pay, or one that waits for the bank since the member said that it is paid, or since it closed. */
export function codeRow(
  code: Extract<PendingDeposit, { way: "qr-code" }>,
  { t, sum }: PendingWords,
  context: RequestContext,
): PendingRow {
  const { id, bankCode, amount, expiresAt, isOpen, screen, saidAt } = code;
  const { timeZone } = context.brand;
  const bank = bankName(bankCode, context);
  const span = formatDuration(context.brand.deposit.creditedWithinMinutes, context.locale);
  const place = isOpen
    ? { to: screen, icon: "qr" as const, action: t("home:pending.seeQr") }
    : {
        to: saidAt === undefined ? screen : outcomePath(id),
        icon: "clock" as const,
        action: t("home:viewData"),
      };
  if (saidAt !== undefined) {
    const told = { span, time: formatMinute(saidAt, timeZone) };
    const words = { what: t("home:pending.qrSaid", sum(amount)), state: t("home:pending.qrTold", told) };
    return { id, ...place, icon: "clock", ...words };
  }
  const state = isOpen
    ? t("home:pending.qrOpen", { bank, time: formatClock(expiresAt, timeZone) })
    : t("home:pending.qrWaiting");
  return { id, ...place, what: t("home:pending.qrOf", sum(amount)), state };
}
