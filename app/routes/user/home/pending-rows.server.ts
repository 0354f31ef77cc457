import type { RequestContext } from "~/context";
import { type PendingDeposit, pendingDeposits } from "~/deposits/pending.server";
import type { Member } from "~/member/guard.server";
import { recentRecords } from "~/money/outcome/recent-records.server";
import { stagesOf } from "~/money/outcome/stages.server";
import { outcomePath, paths } from "~/paths";
import type { PendingRow } from "./pending";
import { codeRow } from "./pending-code.server";
import { type PendingWithdrawal, pendingWithdrawals } from "./pending-withdrawals.server";
import { type PendingWords, pendingWords } from "./pending-words.server";

/** On home; the screens of deposits and the statement list the others. */
const MOST = 2;

/** Home's money on its way, newest first. */
export async function homeRows(
  member: Member,
  context: RequestContext,
  records = recentRecords(member.key, context),
): Promise<PendingRow[]> {
  const [deposits, withdrawals] = await Promise.all([
    pendingDeposits(member, context, records),
    pendingWithdrawals(member, context, records),
  ]);
  const all = [...deposits, ...withdrawals].toSorted((a, b) => b.createdAt - a.createdAt);
  return rowsOf(all.slice(0, MOST), member, context);
}

/** All pending deposits, newest first. */
export async function depositRows(
  member: Member,
  context: RequestContext,
  records = recentRecords(member.key, context),
): Promise<PendingRow[]> {
  const deposits = await pendingDeposits(member, context, records);
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
  const words = await pendingWords(member, context);
  return pending.map((one) => {
    if (one.way === "slip") return slipRow(one, words);
    return one.way === "withdraw" ? withdrawRow(one, words, context) : codeRow(one, words, context);
  });
}

function slipRow(
  { amount, createdAt }: Extract<PendingDeposit, { way: "slip" }>,
  { t, sum }: PendingWords,
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
  { t, sum }: PendingWords,
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
