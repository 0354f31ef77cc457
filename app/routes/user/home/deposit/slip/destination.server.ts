import type { RequestContext } from "~/context";
import { formatAccountNumber } from "~/format/account-number";
import { bankName } from "~/operator/bank-choices.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Member } from "~/session/guard.server";

/** The account that the slip's transfer went to, if the deposit screen passes it on. */
export interface Destination {
  bankCode: string;
  bank: string;
  number: string;
}

/** The account of `?bankCode=`, if the operator offers that bank; the form works without it. */
export async function destinationOf(
  request: Request,
  member: Member,
  context: RequestContext,
): Promise<Destination | undefined> {
  const wanted = new URL(request.url).searchParams.get("bankCode");
  if (!wanted) return undefined;
  const offered = await withTimeout(member.operator.lookup.deposit());
  const account = offered?.banks.find(({ bankCode }) => bankCode === wanted);
  if (!account) return undefined;
  const { bankCode, bankNameTH, bankAccountNo } = account;
  return {
    bankCode,
    bank: bankName(bankCode, context) ?? bankNameTH ?? bankCode,
    number: formatAccountNumber(bankAccountNo ?? "", context.brand.banks.groupedLength),
  };
}
