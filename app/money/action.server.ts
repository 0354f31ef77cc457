import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { needed } from "~/errors/failure.server";
import type { Arrival, Verdict } from "./execute.server";

const refusals = {
  busy: "member:money.busy",
  expired: "member:money.expired",
  altered: "member:money.altered",
  forged: "member:money.forged",
} as const;

/** Nothing was sent. */
export interface Refusal {
  /** Why, in the member's language. */
  text: string;
  /** The form has to be drawn anew before it can be sent. */
  isStale: boolean;
}

/**
 * Runs a money operation at most once and goes to the page that shows its outcome (303, so that a reload repeats
 * nothing), or says why nothing was sent.
 */
export async function moveMoney(arrival: Arrival, context: RequestContext): Promise<Response | Refusal> {
  const verdict: Verdict = await needed(context.execution.run(arrival), context);
  if (verdict.kind === "settled") return redirect(outcomePath(verdict.record.id), 303);
  return {
    text: context.texts.t(context.locale)(refusals[verdict.kind]),
    isStale: verdict.kind === "expired" || verdict.kind === "forged",
  };
}

export function outcomePath(id: string): string {
  return `/user/outcome/${id}`;
}
