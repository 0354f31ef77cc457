import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { claimedName, couponClaim } from "~/money/kinds/coupon-claim.server";
import { spin } from "~/money/kinds/spin.server";
import { recentRecords } from "~/money/outcome/recent-records.server";
import { outcomePath, spinResultPath } from "~/paths";

/** The newest spin or claim of the last day, for a member who missed its response. */
export interface LastResult {
  to: string;
  /** Absent while the outcome is still unknown. */
  text?: string;
}

export async function lastResult(member: Member, context: RequestContext): Promise<LastResult | null> {
  const names: readonly string[] = [spin.name, couponClaim.name];
  const records = await recentRecords(member.key, context);
  const latest = records.find(({ operation, state }) => names.includes(operation) && state !== "refused");
  if (!latest) return null;
  const outcome = outcomePath(latest.id);
  if (latest.state !== "done") return { to: outcome };
  const isSpin = latest.operation === spin.name;
  const to = isSpin && spin.resultOf(latest.result) ? spinResultPath(latest.id) : outcome;
  const t = context.texts.t(context.locale);
  const prize = isSpin ? spin.resultOf(latest.result)?.label : claimedName(latest.snapshot?.own);
  return { to, text: prize || t(isSpin ? "spin:outcome.spin.done" : "spin:outcome.claim.done") };
}
