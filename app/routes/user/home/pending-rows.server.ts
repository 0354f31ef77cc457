import type { RequestContext } from "~/context";
import { type PendingDeposit, pendingDeposits } from "~/deposits/pending.server";
import type { Member } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { stagesOf } from "~/money/outcome/stages.server";
import { outcomePath, paths } from "~/paths";
import type { PendingRow, PendingRows } from "./pending";
import { codeRow } from "./pending-code.server";
import { type PendingWithdrawal, pendingWithdrawals } from "./pending-withdrawals.server";
import { type PendingWords, pendingWords } from "./pending-words.server";

/** On home; the screens of deposits and the statement list the others. */
const MOST = 2;

/** Home's money on its way, newest first; of records that the store cannot tell (null), nothing is known. */
export async function homeRows(
  member: Member,
  context: RequestContext,
  records: IntentRecord[] | null,
): Promise<PendingRows> {
  const [{ deposits, isWhole }, withdrawals] = await Promise.all([
    pendingDeposits(member, context, records),
    pendingWithdrawals(member, context, records ?? []),
  ]);
  const rows = await rowsOf([...deposits, ...withdrawals], member, context);
  return { rows: rows.slice(0, MOST), isWhole: isWhole && records !== null };
}

/** All pending deposits, newest first. */
export async function depositRows(
  member: Member,
  context: RequestContext,
  records: IntentRecord[] | null,
): Promise<PendingRows> {
  const { deposits, isWhole } = await pendingDeposits(member, context, records);
  return { rows: await rowsOf(deposits, member, context), isWhole };
}

async function rowsOf(
  pending: readonly (PendingDeposit | PendingWithdrawal)[],
  member: Member,
  context: RequestContext,
): Promise<PendingRow[]> {
  if (pending.length === 0) return [];
  const words = await pendingWords(member, context);
  const newestFirst = pending.toSorted((a, b) => b.createdAt - a.createdAt);
  return newestFirst.map((one) => {
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
