import { isSameBank } from "schemas/bank-code";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { accountsOf } from "../ways.server";

/** The account that a slip's transfer went to. */
export interface Destination {
  bankCode: string;
  bank: string;
  number: string;
}

/**
 * The operator's account of this bank code; undefined if it offers none or several, or the look-up fails. The form works
 * without it.
 */
export async function destinationOf(
  wanted: string | null,
  member: Member,
  context: RequestContext,
): Promise<Destination | undefined> {
  if (!wanted) return undefined;
  const offered = await withTimeout(member.operator.lookup.deposit());
  // An account that could not be read may be a second one of the same bank.
  if (!offered || offered.omitted.length > 0) return undefined;
  const { accounts } = accountsOf(offered, context);
  const [account, another] = accounts.filter(({ bankCode }) => isSameBank(bankCode, wanted));
  if (!account || another) return undefined;
  const { bankCode, name: bank, number = "" } = account;
  return { bankCode, bank, number };
}
