import type { RequestContext } from "~/context";
import { ackText, errorText } from "~/errors/error-text.server";
import type { TextKey } from "~/errors/words";
import { saysWhereMoneyIs } from "~/errors/words";
import type { OutcomePage, OutcomeState } from "~/money/kinds/outcome-page";
import type { IntentRecord } from "~/money/once/record.server";

/** What an outcome means for the member's money; undefined where its reason or the main wallet shown says it. */
export function textOf(
  state: OutcomeState,
  message: string | undefined,
  { texts, arrived, mainWallet }: OutcomePage,
  showsWallet: boolean,
  t: (key: TextKey) => string,
): string | undefined {
  if (state === "refused" && saysWhereMoneyIs(message)) return undefined;
  const own = texts?.[state];
  if (own !== undefined) return t(own);
  if (state === "done" && (showsWallet || mainWallet === "none")) return undefined;
  return t((state === "done" && arrived) || `money:outcome.text.${state}`);
}

/** The reason for a refusal, or what the operator added to its success. */
export function reasonOf(
  state: OutcomeState,
  { message, operation }: IntentRecord,
  context: RequestContext,
): string | undefined {
  if (state === "done" || state === "accepted") return ackText(context, message);
  return state === "refused" && message !== undefined ? errorText(context, message, operation) : undefined;
}
