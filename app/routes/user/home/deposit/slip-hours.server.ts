import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { SlipHours } from "./way";

/** The hours for slips; if the look-up fails, slips count as accepted. */
export async function slipHours(member: Member, { brand }: RequestContext): Promise<SlipHours | undefined> {
  if (!brand.features.slips) return undefined;
  const hours = await withTimeout(member.operator.lookup.slip());
  return { isOpen: hours?.isOpen ?? true, from: hours?.closedFrom, until: hours?.closedUntil };
}
