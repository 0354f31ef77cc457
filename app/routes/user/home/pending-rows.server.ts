import type { RequestContext } from "~/context";
import { type PendingDeposit, pendingDeposits } from "~/deposits/pending.server";
import type { Member } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { stagesOf } from "~/money/outcome/stages.server";
import { outcomePath, paths } from "~/paths";
import type { PendingRow } from "./pending";
import { codeRow } from "./pending-code.server";
import { type PendingWithdrawal, pendingWithdrawals } from "./pending-withdrawals.server";
import { type PendingWords, pendingWords } from "./pending-words.server";

/** On home; the screens of deposits and the statement list the others. */
const MOST = 2;

/** A member's money on its way, newest first. `records`: the latest operations; null if the store cannot tell. */
export async function pendingRows(
  member: Member,
  context: RequestContext,
  records: readonly IntentRecord[] | null,
): Promise<PendingRow[]> {
  if (records === null) return [unreadRow(context)];
  const ways = [pendingDeposits(member, context, records), pendingWithdrawals(member, context, records)];
  const pending = (await Promise.all<(PendingDeposit | PendingWithdrawal)[]>(ways)).flat();
  if (pending.length === 0) return [];
  const words = await pendingWords(member, context);
  const newestFirst = pending.toSorted((a, b) => b.createdAt - a.createdAt);
  return newestFirst.slice(0, MOST).map((one) => {
    if (one.way === "slip") return slipRow(one, words);
    if (one.way === "slips-unread") return slipsUnreadRow(words);
    return one.way === "withdraw" ? withdrawRow(one, words, context) : codeRow(one, words, context);
  });
}

function unreadRow({ texts, locale }: RequestContext): PendingRow {
  const t = texts.t(locale);
  return {
    id: "unread",
    to: paths.statement,
    icon: "clock",
    what: t("home:pending.any"),
    state: t("home:pending.unread"),
    action: t("home:viewData"),
    isUnread: true,
  };
}

function slipsUnreadRow({ t }: PendingWords): PendingRow {
  return {
    id: "slips-unread",
    to: paths.slips,
    icon: "picture",
    what: t("home:pending.slip"),
    state: t("home:pending.unread"),
    action: t("home:viewData"),
    isUnread: true,
  };
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
