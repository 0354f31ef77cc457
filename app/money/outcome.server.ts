import { type Satang, satang } from "schemas/amount";
import { MAIN_WALLET } from "schemas/contract/wallet";
import type { RequestContext } from "~/context";
import { ackText, errorText } from "~/errors/error-text.server";
import { needed } from "~/errors/failure.server";
import { formatTime } from "~/format/date";
import { soon } from "~/operator/soon.server";
import type { Member } from "~/session/guard.server";
import type { IntentRecord, Operation } from "./record.server";
import { takeSnapshot } from "./snapshot.server";

const LOOK_MS = 5_000;
/** From then on only people can tell (product.md, Money). */
const CONTACT_AFTER_MS = 600_000;

/** `checking`: may have happened, evidence is looked for at every look; `contact`: it was not found for 10 minutes. */
export type OutcomeState = "done" | "refused" | "checking" | "contact";

/** A money operation as its outcome page shows it. */
export interface OutcomeView {
  operation: Operation;
  state: OutcomeState;
  /** Why it was refused, or what the operator added to its success, in the member's language. */
  reason?: string;
  amount?: Satang;
  from?: string;
  to?: string;
  time: string;
  /** What to tell whoever helps. */
  reference: string;
}

/** A member's own operation, looked at anew while its outcome is uncertain; null when there is none of that id. */
export async function findOutcome(
  id: string,
  member: Member,
  context: RequestContext,
): Promise<OutcomeView | null> {
  const record = await needed(context.execution.find(id, member.key), context);
  if (!record) return null;
  const again = context.execution.lookAgain(record, () => takeSnapshot(member));
  return viewOf((await needed(soon(again, LOOK_MS), context)) ?? record, context);
}

function viewOf(record: IntentRecord, context: RequestContext): OutcomeView {
  const { facts, snapshot, operation, message, startedAt, id } = record;
  const state = stateOf(record);
  const mainWallet = context.texts.t(context.locale)("member:home.mainWallet");
  const names: Record<string, string> = { ...snapshot?.names, [MAIN_WALLET]: mainWallet };
  const nameOf = (account: string | undefined) => account && (names[account] ?? account);
  return {
    operation,
    state,
    reason: reasonOf(state, message, context),
    amount: facts.amount === undefined ? undefined : satang(facts.amount),
    from: nameOf(facts.from),
    to: nameOf(facts.to),
    time: formatTime(startedAt, context.brand.timeZone),
    reference: id.slice(0, 10),
  };
}

function reasonOf(state: OutcomeState, message: string | undefined, context: RequestContext) {
  if (state === "done") return ackText(context, message);
  return state === "refused" && message !== undefined ? errorText(context, message) : undefined;
}

function stateOf({ state, startedAt }: IntentRecord): OutcomeState {
  if (state === "done" || state === "refused") return state;
  return Date.now() - startedAt > CONTACT_AFTER_MS ? "contact" : "checking";
}
