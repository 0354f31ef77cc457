import type { Satang } from "schemas/amount";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { fundsOf } from "./funds";

/** All of a member's money, which a bonus binds; undefined if it cannot be read in time. */
export async function moneyNow({ wallet }: Pick<Member, "wallet">): Promise<Satang | undefined> {
  const known = await withTimeout(wallet());
  return known && fundsOf(known).total;
}
