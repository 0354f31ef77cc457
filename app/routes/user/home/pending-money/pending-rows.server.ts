import { formatAmount, type Satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { type PendingDeposit, pendingDeposits } from "~/deposits/pending.server";
import { formatClock, formatMinute } from "~/format/date";
import { formatDuration } from "~/format/duration.server";
import { bankName } from "~/lookups/bank-choices.server";
import { currencyName } from "~/member/currency.server";
import type { Member } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { stagesOf } from "~/money/outcome/stages.server";
import { outcomePath, paths } from "~/paths";
import type { PendingRow } from "./pending-money";
import { type PendingWithdrawal, pendingWithdrawals } from "./pending-withdrawals.server";

/** As many as home shows; the list of slips and the statement have them all. */
const MAX_ROWS = 2;

/**
 * A member's pending deposits and withdrawals, newest first. `records`: the latest operations; null if the store cannot
 * tell.
 */
export async function pendingRows(
  member: Member,
  context: RequestContext,
  records: readonly IntentRecord[] | null,
): Promise<PendingRow[]> {
  if (records === null) return [couldNotReadRow("any", context)];
  const both = [pendingDeposits(member, context, records), pendingWithdrawals(member, context, records)];
  const pending = (await Promise.all<(PendingDeposit | PendingWithdrawal)[]>(both)).flat();
  if (pending.length === 0) return [];
  const texts = await textsFor(member, context);
  const newestFirst = pending.toSorted((a, b) => b.createdAt - a.createdAt);
  return newestFirst.slice(0, MAX_ROWS).map((one) => {
    if (one.kind === "slip") return slipRow(one, texts);
    if (one.kind === "slips-not-read") return couldNotReadRow("slip", context);
    return one.kind === "withdraw" ? withdrawRow(one, texts, context) : codeRow(one, texts, context);
  });
}

/** Texts by their full key, and an amount with its currency as the texts take it. */
interface RowTexts {
  t(key: string, values?: Record<string, string>): string;
  sum(amount: Satang): { amount: string; currency: string };
}

/** In the page's language and the member's currency. */
async function textsFor(member: Member, context: RequestContext): Promise<RowTexts> {
  const t = context.texts.anyKey(context.locale);
  const currency = await currencyName(member, context);
  return { t, sum: (amount) => ({ amount: formatAmount(amount), currency }) };
}

const couldNotRead = {
  any: { id: "unread", to: paths.statement, icon: "clock" },
  slip: { id: "slips-unread", to: paths.slips, icon: "picture" },
} as const;

/** Stands for all rows, or for the slips, while they cannot be read. */
function couldNotReadRow(which: keyof typeof couldNotRead, { texts, locale }: RequestContext): PendingRow {
  const t = texts.t(locale);
  return {
    ...couldNotRead[which],
    what: t(`home:pending.${which}`),
    state: t("home:pending.unread"),
    action: t("home:viewData"),
    isUnread: true,
  };
}

function slipRow(
  { amount, createdAt }: Extract<PendingDeposit, { kind: "slip" }>,
  { t, sum }: RowTexts,
): PendingRow {
  return {
    id: `slip ${createdAt}`,
    to: paths.slips,
    icon: "picture",
    what: amount === undefined ? t("home:pending.slip") : t("home:pending.slipOf", sum(amount)),
    state: t("home:pending.slipChecking"),
    action: t("home:viewData"),
  };
}

function withdrawRow(
  { id, amount, record }: PendingWithdrawal,
  { t, sum }: RowTexts,
  context: RequestContext,
): PendingRow {
  return {
    id,
    to: outcomePath(id),
    icon: "out",
    what: t("home:pending.withdrawOf", sum(amount)),
    state: t("home:pending.withdrawWaiting"),
    action: t("home:viewData"),
    stages: stagesOf(record, context),
  };
}

/** A QR code to pay; or one that is not paid as far as we know, after the member said that it is or after it closed. */
function codeRow(
  code: Extract<PendingDeposit, { kind: "qr" }>,
  { t, sum }: RowTexts,
  context: RequestContext,
): PendingRow {
  const { id, bankCode, amount, expiresAt, isOpen, screen, saidAt } = code;
  const { brand, locale } = context;
  const link = {
    to: isOpen || saidAt === undefined ? screen : outcomePath(id),
    icon: isOpen && saidAt === undefined ? ("qr" as const) : ("clock" as const),
    action: t(isOpen ? "home:pending.seeQr" : "home:viewData"),
  };
  if (saidAt !== undefined) {
    const span = formatDuration(brand.deposit.creditedWithinMinutes, locale);
    const state = t("home:pending.qrTold", { span, time: formatMinute(saidAt, brand.timeZone) });
    return { id, ...link, what: t("home:pending.qrSaid", sum(amount)), state };
  }
  const time = formatClock(expiresAt, brand.timeZone);
  const state = isOpen
    ? t("home:pending.qrOpen", { bank: bankName(bankCode, context), time })
    : t("home:pending.qrWaiting");
  return { id, ...link, what: t("home:pending.qrOf", sum(amount)), state };
}
