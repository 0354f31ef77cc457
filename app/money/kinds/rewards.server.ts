import type { Satang } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import * as z from "zod";
import { type Snapshot, satangFact } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { ExpectedEffect } from "./evidence/expected-effect";

/** What can be received; null if the operator does not say. */
const SeenReward = z.object({ amount: satangFact.nullable() });
type SeenReward = z.output<typeof SeenReward>;

export async function seenInvite(operator: Operator): Promise<SeenReward> {
  const wallet = await withTimeout(operator.wallet.get());
  return { amount: wallet?.invite?.amount ?? null };
}

export async function seenRefund(operator: Operator): Promise<SeenReward> {
  const check = await withTimeout(operator.refund.check());
  return { amount: check?.refundAmount ?? null };
}

/** The amount that could be received just before the call, which names no amount. */
export function rewardIn(before: Snapshot | undefined): Satang | undefined {
  const amount = SeenReward.safeParse(before?.own).data?.amount ?? undefined;
  return amount === undefined || amount <= 0 ? undefined : amount;
}

/** That amount goes into the main wallet, with a statement entry of the source; null if it is not known. */
export function rewardEffect(before: Snapshot, source: "invite" | "refund"): ExpectedEffect | null {
  const amount = SeenReward.safeParse(before.own).data?.amount ?? undefined;
  if (amount === undefined) return null;
  const anyAmount = { type: "bonus", source };
  return { balanceChanges: { [MAIN_WALLET]: amount }, entries: [{ ...anyAmount, amount }], anyAmount };
}
