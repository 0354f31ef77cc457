import { formatAmount, type Satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import { type PendingDeposit, pendingDeposits } from "~/deposits/pending.server";
import { formatClock, formatMinute } from "~/format/date";
import { bankName } from "~/lookups/bank-choices.server";
import type { Member } from "~/member/guard.server";
import { usualPayoutMinutes } from "~/money/outcome/payout-times.server";
import { stagesOf, usualText } from "~/money/outcome/view-of.server";
import { outcomePath, paths } from "~/paths";
import { spanOf } from "./deposit/span";
import type { PendingRow } from "./pending";
import { type PendingWithdrawal, pendingWithdrawals } from "./pending-withdrawals.server";

/** On home; the screens of deposits and the statement list the others. */
const MOST = 2;

type Words = (key: string, values?: Record<string, string>) => string;

/** Home's money on its way, newest first. */
export async function homeRows(member: Member, context: RequestContext): Promise<PendingRow[]> {
  const [deposits, withdrawals] = await Promise.all([
    pendingDeposits(member, context),
    pendingWithdrawals(member, context),
  ]);
  const all = [...deposits, ...withdrawals].toSorted((a, b) => b.createdAt - a.createdAt);
  return rowsOf(all.slice(0, MOST), member, context);
}

/** All pending deposits, newest first. */
export async function depositRows(member: Member, context: RequestContext): Promise<PendingRow[]> {
  const deposits = await pendingDeposits(member, context);
  return rowsOf(
    deposits.toSorted((a, b) => b.createdAt - a.createdAt),
    member,
    context,
  );
}

async function rowsOf(
  pending: readonly (PendingDeposit | PendingWithdrawal)[],
  member: Member,
  context: RequestContext,
): Promise<PendingRow[]> {
  if (pending.length === 0) return [];
  const hasWithdrawal = pending.some(({ way }) => way === "withdraw");
  const [code, usualMinutes] = await Promise.all([
    member.currency(),
    hasWithdrawal ? usualPayoutMinutes(member.key, context) : undefined,
  ]);
  const t = context.texts.anyKey(context.locale);
  const currency = t(`public:currency.${code}`);
  const usual = usualMinutes === undefined ? undefined : usualText(usualMinutes, context);
  return pending.map((one) => {
    if (one.way === "slip") return slipRow(one, currency, t);
    return one.way === "withdraw"
      ? withdrawRow(one, usual, currency, t, context)
      : codeRow(one, currency, t, context);
  });
}

function sumOf(amount: Satang, currency: string) {
  return { amount: formatAmount(amount), currency };
}

function slipRow(
  { amount, createdAt }: Extract<PendingDeposit, { way: "slip" }>,
  currency: string,
  t: Words,
): PendingRow {
  return {
    id: `slip ${createdAt}`,
    to: paths.slips,
    icon: "picture",
    what: amount === undefined ? t("home:pending.slip") : t("home:pending.slipOf", sumOf(amount, currency)),
    state: t("home:pending.slipChecking"),
    action: t("home:viewData"),
  };
}

function codeRow(
  code: Extract<PendingDeposit, { way: "qr-code" }>,
  currency: string,
  t: Words,
  context: RequestContext,
): PendingRow {
  const { id, bankCode, amount, expiresAt, isOpen, screen, saidAt } = code;
  const { timeZone } = context.brand;
  const bank = bankName(bankCode, context) ?? bankCode;
  const [spanKey, { count }] = spanOf(context.brand.deposit.creditedWithinMinutes);
  const span = context.texts.t(context.locale)(`deposit:${spanKey}`, { count });
  const sum = sumOf(amount, currency);
  const place = isOpen
    ? { to: screen, icon: "qr" as const, action: t("home:pending.seeQr") }
    : { to: outcomePath(id), icon: "clock" as const, action: t("home:viewData") };
  if (saidAt !== undefined) {
    const told = { span, time: formatMinute(saidAt, timeZone) };
    const words = { what: t("home:pending.qrSaid", sum), state: t("home:pending.qrTold", told) };
    return { id, ...place, icon: "clock", ...words };
  }
  const state = isOpen
    ? t("home:pending.qrOpen", { bank, time: formatClock(expiresAt, timeZone) })
    : t("home:pending.qrWaiting");
  return { id, ...place, what: t("home:pending.qrOf", sum), state };
}

function withdrawRow(
  { id, amount, record }: PendingWithdrawal,
  usual: string | undefined,
  currency: string,
  t: Words,
  context: RequestContext,
): PendingRow {
  return {
    id,
    to: outcomePath(id),
    icon: "out",
    what: t("home:pending.withdrawOf", sumOf(amount, currency)),
    state: usual ?? t("home:pending.withdrawWaiting"),
    action: t("home:viewData"),
    stages: stagesOf(record, context),
  };
}
