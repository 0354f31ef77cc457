import type { Satang } from "schemas/amount";
import type { Stage } from "~/components/stages";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { payoutStages } from "~/money/kinds/withdraw.server";
import { stagesAt } from "~/money/outcome/stages.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Entry } from "~/routes/user/statement-history.server";
import { statementLine } from "../../statement-line";

/** How far a withdrawal under way has come. */
export interface TrackerFacts {
  stages: Stage[];
  /** What is there now, since an entry tells no balance; absent if it cannot be read. */
  mainWallet?: Satang;
}

/** Undefined for everything that is not a withdrawal under way. */
export async function trackerOf(
  entry: Entry,
  member: Member,
  context: RequestContext,
): Promise<TrackerFacts | undefined> {
  const { activity, status } = statementLine(entry);
  if (activity !== "withdraw" || status !== "progress") return undefined;
  const wallet = await withTimeout(member.wallet());
  return {
    stages: stagesAt("accepted", payoutStages, entry.createdAt, context),
    mainWallet: wallet?.wallet.amount,
  };
}
