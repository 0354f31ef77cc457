import { redirect } from "@remix-run/node";
import type { Satang } from "schemas/amount";
import type { Banner } from "~/components/banner-carousel";
import type { RequestContext } from "~/context";
import { omitEmpty } from "~/document/omit-empty";
import { errorText } from "~/errors/error-text.server";
import { formatTime } from "~/format/date";
import { type PageFacts, pageOf, pageOfList } from "~/format/page";
import { bannersOf } from "~/lookups/banners.server";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { inviteBonus } from "~/money/kinds/invite-bonus.server";
import { intentFor } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { keepFlag, refundFlag } from "../../flags.server";
import type { StoredForHome } from "../home.server";
import type { WaitingRewards } from "./reward-strip";

/** A reward that the member has earned, and whether it can be received now. */
export interface Receivable {
  amount: Satang;
  isReady: boolean;
  /** Why not, in the operator's words. */
  reason?: string;
}

/** The invite bonus from the wallet; undefined if the wallet does not mention it. */
export function inviteOf({ invite }: Wallet, context: RequestContext): Receivable | undefined {
  if (invite?.amount === undefined) return undefined;
  const { amount, success, fail } = invite;
  const isAllowed = success === undefined ? !fail : success !== false;
  const isReady = isAllowed && amount > 0;
  return { amount, isReady, reason: isReady ? undefined : sentenceOf(fail, context) };
}

/** A field's sentence in the member's language; undefined if the field holds a flag instead. */
export function sentenceOf(field: string | boolean | undefined, context: RequestContext): string | undefined {
  return typeof field === "string" ? errorText(context, field) : undefined;
}

/** The invite bonus, if the wallet mentions it, with an intent if it can be received. */
export function waitingInvite(
  wallet: Wallet | null | undefined,
  member: Member,
  context: RequestContext,
): WaitingRewards["invite"] {
  const waiting = wallet && context.brand.features.invite ? inviteOf(wallet, context) : undefined;
  if (!waiting) return undefined;
  const { amount, isReady, reason } = waiting;
  return omitEmpty({
    amount,
    reason,
    intent: isReady ? intentFor(inviteBonus, member, context) : undefined,
  });
}

/** The refund, if it can be received; undefined if the check fails or is slow. */
export async function waitingRefund(
  { key, operator }: Member,
  stored: Pick<StoredForHome, "mayHaveRefund">,
  context: RequestContext,
): Promise<WaitingRewards["refund"]> {
  if (!context.brand.features.refund || (await stored.mayHaveRefund) === false) return undefined;
  const asked = operator.refund.check().then(({ result, refundAmount }) => {
    const isReady = result && refundAmount > 0;
    keepFlag(refundFlag, key, isReady, context);
    return isReady ? refundAmount : undefined;
  });
  return withTimeout(asked);
}

/**
 * The banners before a plain dialog (specification, section 2, Banner flow): none if the dialog's own URL was
 * requested, and none if the look-up fails.
 */
export async function bannersBefore(
  request: Request,
  look: () => Promise<{ banners: Parameters<typeof bannersOf>[0] }>,
  context: RequestContext,
): Promise<Banner[]> {
  if (new URL(request.url).searchParams.has("page")) return [];
  const answer = await withTimeout(look());
  return answer ? bannersOf(answer.banners, context) : [];
}

/** One row of what was received. */
export interface ReceivedRow {
  key: string;
  /** The person it came from, if any. */
  name?: string;
  amount: Satang;
  time: string;
  isoTime: string;
}

export interface ReceivedPage {
  rows: ReceivedRow[];
  pages: PageFacts;
}

interface ReceivedItem {
  amount: Satang;
  createdAt: number;
  name?: string;
}

/**
 * One page of what was received; null if it cannot be read, which is not shown as an error (section 8). A page beyond the
 * end redirects to the first.
 */
export async function receivedPage(
  request: Request,
  read: (page: {
    page: number;
    limit: number;
  }) => Promise<{ items: ReceivedItem[]; total?: number; hidden: number }>,
  { brand }: RequestContext,
): Promise<ReceivedPage | null> {
  const page = pageOf(request);
  const limit = brand.pageSizes.tables;
  const answer = await withTimeout(read({ page, limit }));
  if (!answer) return null;
  const { items, ...counts } = answer;
  const { rows, pages } = pageOfList(items, { page, limit, ...counts });
  if (rows.length === 0 && !pages.someHidden && page > 1) throw redirect("?page=1");
  return {
    pages,
    rows: rows.map(({ createdAt, ...row }, index) => ({
      key: `${page}-${index}`,
      ...row,
      time: formatTime(createdAt, brand.timeZone),
      isoTime: new Date(createdAt).toISOString(),
    })),
  };
}
