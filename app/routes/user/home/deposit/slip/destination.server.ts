import { isSameBank } from "schemas/bank-code";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { accountsOf } from "../offer.server";

/** The account that the slip's transfer went to, if the deposit screen passes it on. */
export interface Destination {
  bankCode: string;
  bank: string;
  number: string;
}

/** The account of `?bankCode=`, if the operator offers one of that bank; the form works without it. */
export async function destinationOf(
  request: Request,
  member: Member,
  context: RequestContext,
): Promise<Destination | undefined> {
  const wanted = new URL(request.url).searchParams.get("bankCode");
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
