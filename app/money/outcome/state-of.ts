import type { OutcomeState } from "~/money/kinds/outcome-page";
import type { IntentRecord } from "~/money/once/record.server";
import { times } from "~/money/once/times";

/** What a page calls a record's state; `isKnown`: this release knows its kind. `now` in ms since the epoch. */
export function stateOf(record: IntentRecord, isKnown: boolean, now: number): OutcomeState {
  const { state, startedAt, isForgotten } = record;
  if (state === "running") return "checking";
  if (state !== "unknown") return state;
  if (isForgotten || !isKnown) return "unknown";
  return now - startedAt > times.contactAfter ? "contact" : "checking";
}
