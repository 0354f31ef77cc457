import type { IntentRecord } from "~/money/once/record.server";
import type { Happening } from "./happening";

/** The steps that a record dates. What its operator answered is not among them once a look has decided it. */
export function fromRecord(record: IntentRecord): Happening[] {
  const { state, operation, startedAt, sentAt, settledAt, judgedAt } = record;
  const steps: Happening[] = [{ at: startedAt, what: "claimed" }];
  if (sentAt !== undefined) steps.push({ at: sentAt, what: "sent", state: "running" });
  if (judgedAt !== undefined) steps.push({ at: judgedAt, what: "judged", state });
  else if (state !== "running") steps.push({ at: settledAt ?? startedAt, what: "answered", state });
  return steps.map((step) => ({ ...step, operation, isFromStore: true }));
}

/** The log's steps, and those of the record that the log lacks. */
export function withRecord(logged: readonly Happening[], record: IntentRecord): Happening[] {
  const missing = fromRecord(record).filter(
    ({ what, state }) => !logged.some((step) => step.what === what && step.state === state),
  );
  return [...logged, ...missing].toSorted((one, other) => one.at - other.at);
}
