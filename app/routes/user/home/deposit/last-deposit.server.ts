import { type Satang, satang } from "schemas/amount";
import { newestCredits } from "~/deposits/qr-deposits.server";
import type { Member } from "~/member/guard.server";

/** What the member deposited last time; undefined if that is not among the newest entries, or cannot be read quickly. */
export async function lastDeposit(member: Member): Promise<Satang | undefined> {
  const credits = (await newestCredits(member)).filter(({ amount }) => amount > 0);
  const [newest] = credits.sort((one, other) => other.createdAt - one.createdAt);
  return newest && satang(newest.amount);
}
