import type { RequestContext } from "~/context";
import { pendingDeposits } from "~/deposits/pending.server";
import { formatClock } from "~/format/date";
import { bankName } from "~/lookups/bank-choices.server";
import type { Member } from "~/member/guard.server";
import type { PendingDeposit } from "./pending";

/** The pending deposits, with texts in the page's language. */
export async function pendingRows(member: Member, context: RequestContext): Promise<PendingDeposit[]> {
  const { timeZone } = context.brand;
  const deposits = await pendingDeposits(member, context);
  return deposits.map((deposit) =>
    deposit.way === "slip"
      ? { way: "slip", amount: deposit.amount }
      : {
          way: "qr-code",
          amount: deposit.amount,
          screen: deposit.screen,
          bank: bankName(deposit.bankCode, context) ?? deposit.bankCode,
          until: deposit.isOpen ? formatClock(deposit.expiresAt, timeZone) : undefined,
        },
  );
}
