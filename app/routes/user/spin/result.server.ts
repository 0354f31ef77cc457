import type { RequestContext } from "~/context";
import { orErrorPage } from "~/errors/or-error-page.server";
import type { Member } from "~/member/guard.server";
import { spin, Wheel } from "~/money/kinds/spin.server";
import type { IntentRecord } from "~/money/once/record.server";
import type { Prize } from "./spin-reply";

/** The result of a spin that the operator has answered; undefined for any other. */
export function prizeOf({ id, operation, state, result, snapshot }: IntentRecord): Prize | undefined {
  const told = spin.resultOf(result);
  if (operation !== spin.name || state !== "done" || !told) return undefined;
  const { code, label, remaining } = told;
  const coins = Wheel.safeParse(snapshot?.own).data?.coins;
  return {
    id,
    code,
    label,
    ...(remaining >= 0 && { remaining: Math.trunc(remaining) }),
    ...(coins !== undefined && { left: Math.max(0, coins - 1) }),
  };
}

/** The result that the address asks for, as a page of its own; null if there is none with that id. */
export async function shownResult(
  request: Request,
  member: Member,
  context: RequestContext,
): Promise<Prize | null> {
  const id = new URL(request.url).searchParams.get("result");
  if (id === null) return null;
  const record = await orErrorPage(context.execution.find(id, member.key), context);
  return (record && prizeOf(record)) ?? null;
}
