import type { Satang } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import * as z from "zod";
import { type Snapshot, satangFact } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Effect } from "./evidence/expected-effect";

/** The amount that can be received; null if the operator does not say. */
const Waiting = z.object({ amount: satangFact.nullable() });
type Waiting = z.output<typeof Waiting>;

export async function waitingInvite(operator: Operator): Promise<Waiting> {
  const wallet = await withTimeout(operator.wallet.get());
  return { amount: wallet?.invite?.amount ?? null };
}

export async function waitingRefund(operator: Operator): Promise<Waiting> {
  const check = await withTimeout(operator.refund.check());
  return { amount: check?.refundAmount ?? null };
}

/** The amount that could be received just before the call, which names none. */
export function waitingIn(before: Snapshot | undefined): Satang | undefined {
  const amount = Waiting.safeParse(before?.own).data?.amount ?? undefined;
  return amount === undefined || amount <= 0 ? undefined : amount;
}

/** The amount goes into the main wallet, with a statement entry of that source; null if it is not known. */
export function giftEffect(before: Snapshot, source: "invite" | "refund"): Effect | null {
  const amount = Waiting.safeParse(before.own).data?.amount ?? undefined;
  if (amount === undefined) return null;
  const asSeen = { type: "bonus", source };
  return { moves: { [MAIN_WALLET]: amount }, entries: [{ ...asSeen, amount }], asSeen };
}
