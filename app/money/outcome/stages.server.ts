import type { Stage } from "~/components/stages";
import type { RequestContext } from "~/context";
import { formatMinute } from "~/format/date";
import { findKind } from "~/money/kinds/index.server";
import type { OutcomePage } from "~/money/kinds/outcome-page";
import type { IntentRecord } from "~/money/once/record.server";
import type { OutcomeView } from "./view";

/** The stages of an operation that the operator has taken on; undefined if it has none, or was not taken on. */
export function stagesOf(record: IntentRecord, context: RequestContext): OutcomeView["stages"] {
  const { operation, state, startedAt } = record;
  const stages = findKind(operation)?.pageOf(record)?.stages;
  if (!stages || (state !== "accepted" && state !== "done")) return undefined;
  return stagesAt(state, stages, startedAt, context);
}

/** These stages, of what began at `startedAt`. */
export function stagesAt(
  state: "accepted" | "done",
  stages: NonNullable<OutcomePage["stages"]>,
  startedAt: number,
  { brand, texts, locale }: RequestContext,
): Stage[] {
  const t = texts.anyKey(locale);
  const reached =
    state === "done" ? (["done", "done", "done"] as const) : (["done", "now", "later"] as const);
  return stages.map((label, index) => ({
    label: t(label),
    state: reached[index] ?? "later",
    at: index === 0 ? formatMinute(startedAt, brand.timeZone) : undefined,
  }));
}
