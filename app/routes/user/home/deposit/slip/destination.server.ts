import { isSameBank } from "schemas/bank-code";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { accountsOf } from "../offer.server";

/** The account that a slip's transfer went to. */
export interface Destination {
  bankCode: string;
  bank: string;
  number: string;
}

/** The one account of this bank code, if the operator offers it; the slip's form works without it. */
export async function destinationOf(
  wanted: string | null,
  member: Member,
  context: RequestContext,
): Promise<Destination | undefined> {
  if (!wanted) return undefined;
  const offered = await withTimeout(member.operator.lookup.deposit());
  // One that cannot be read may be a second of the same bank.
  if (!offered || offered.omitted.length > 0) return undefined;
  const { accounts } = accountsOf(offered, context);
  const [account, another] = accounts.filter(({ bankCode }) => isSameBank(bankCode, wanted));
  if (!account || another) return undefined;
  const { bankCode, name: bank, number = "" } = account;
  return { bankCode, bank, number };
}
