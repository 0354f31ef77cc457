import type { RequestContext } from "~/context";
import { formatMinute } from "~/format/date";
import { findOperation } from "~/money/kinds/index.server";
import type { IntentRecord } from "~/money/once/record.server";
import type { OutcomeView } from "./view";

/** "Usually about 6 minutes for you". */
export function usualText(minutes: number, { texts, locale }: RequestContext): string {
  return texts.t(locale)("money:outcome.usual", { count: minutes });
}

/** The stages of an operation that the operator has taken on; undefined if it has none, or was not taken on. */
export function stagesOf(
  record: IntentRecord,
  { brand, texts, locale }: RequestContext,
): OutcomeView["stages"] {
  const { operation, state, startedAt } = record;
  const stages = findOperation(operation)?.pageOf(record)?.stages;
  if (!stages || (state !== "accepted" && state !== "done")) return undefined;
  const t = texts.anyKey(locale);
  const reached =
    state === "done" ? (["done", "done", "done"] as const) : (["done", "now", "later"] as const);
  return stages.map((label, index) => ({
    label: t(label),
    state: reached[index] ?? "later",
    at: index === 0 ? formatMinute(startedAt, brand.timeZone) : undefined,
  }));
}
