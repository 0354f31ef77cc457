import type { RequestContext } from "~/context";
import { orErrorPage } from "~/errors/or-error-page.server";
import type { Member } from "~/member/guard.server";
import { Wheel } from "~/money/evidence/wheel.server";
import { couponClaim } from "~/money/kinds/coupon-claim.server";
import { spin } from "~/money/kinds/spin.server";
import type { IntentRecord } from "~/money/once/record.server";
import { recentRecords } from "~/money/outcome/recent-records.server";
import type { Prize } from "./spin-reply";
import { readVerdict } from "./verdict.server";

/** How long after a spin a coupon that is not listed has not been used up meanwhile, in ms. */
const FRESH_MS = 60_000;

/** The result of a spin that the operator has answered, with a new intent to spin again; undefined for any other. */
export async function prizeOf(
  record: IntentRecord,
  member: Member,
  { intentTokens }: Pick<RequestContext, "intentTokens">,
  mayHaveClaimed?: boolean,
): Promise<Prize | undefined> {
  const result = spin.resultOf(record.result);
  if (record.operation !== spin.name || record.state !== "done" || !result) return undefined;
  const { code, label, remaining } = result;
  const verdict = await readVerdict(record, result, member, mayHaveClaimed);
  const coins = Wheel.safeParse(record.snapshot?.own).data?.coins;
  return {
    id: record.id,
    code,
    label,
    verdict,
    intent: intentTokens.issue(member.key, spin.name),
    ...(remaining >= 0 && { remaining }),
    ...(coins !== undefined && { left: Math.max(0, coins - 1) }),
  };
}

/** The result that the address asks for, as a page of its own; null if there is none with that id. */
export async function shownResult(
  request: Request,
  member: Member,
  context: RequestContext,
): Promise<Prize | null> {
  const id = new URL(request.url).searchParams.get("result");
  if (id === null) return null;
  const record = await orErrorPage(context.execution.find(id, member.key), context);
  if (!record) return null;
  const isOld = context.execution.clock.now() - record.startedAt > FRESH_MS;
  const claims = isOld ? [] : await recentRecords(member, context);
  const isClaimed = claims.some(
    ({ operation, startedAt }) => operation === couponClaim.name && startedAt >= record.startedAt,
  );
  return (await prizeOf(record, member, context, isOld || isClaimed)) ?? null;
}
