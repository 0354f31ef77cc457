import { redirect } from "@remix-run/node";
import type { Satang } from "schemas/amount";
import type { Banner } from "~/components/banner-carousel";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { formatTime } from "~/format/date";
import { type PageFacts, pageOf, pageOfList } from "~/format/page";
import { bannersOf } from "~/lookups/banners.server";
import type { Wallet } from "~/member/answers";
import { withTimeout } from "~/operator/with-timeout.server";

/** An amount to receive, and whether it can be received now. */
export interface Waiting {
  amount: Satang;
  isReady: boolean;
  /** Why not, in the operator's words. */
  reason?: string;
}

/** The invite bonus from the wallet; undefined if the wallet does not mention it. */
export function inviteOf({ invite }: Wallet, context: RequestContext): Waiting | undefined {
  if (invite?.amount === undefined) return undefined;
  const { amount, success, fail } = invite;
  const isAllowed = success === undefined ? !fail : success !== false;
  const isReady = isAllowed && amount > 0;
  return { amount, isReady, reason: isReady ? undefined : sentenceOf(fail, context) };
}

/** The sentence in a field that may be a flag instead, in the member's language. */
export function sentenceOf(said: string | boolean | undefined, context: RequestContext): string | undefined {
  return typeof said === "string" ? errorText(context, said) : undefined;
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

interface Received {
  amount: Satang;
  createdAt: number;
  name?: string;
}

/** One page of a list; null if it cannot be read, which is silent (section 8). Beyond the end, the first page. */
export async function receivedPage(
  request: Request,
  read: (page: {
    page: number;
    limit: number;
  }) => Promise<{ items: Received[]; total?: number; hidden: number }>,
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
