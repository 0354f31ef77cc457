import type { ErrorCode } from "schemas/contract/errors";
import { lookUp } from "schemas/look-up";
import type { RequestContext } from "~/context";
import { paths } from "~/paths";

const bonus = paths.bonus;

/** The page that removes the cause of a refusal, if there is one (product.md, Errors). */
const steps = {
  BONUS_REMAINING: { to: bonus, label: "form:next.endBonus" },
  BONUS_ALREADY_ACTIVE: { to: bonus, label: "form:next.seeBonus" },
  BONUS_CONDITION: { to: bonus, label: "form:next.seeBonus" },
} as const satisfies Partial<Record<ErrorCode, { to: string; label: string }>>;

/** The suggested step after a refusal with this code, with its button text in the member's language. */
export function nextStep(
  code: string | undefined,
  { texts, locale }: Pick<RequestContext, "texts" | "locale">,
): { to: string; label: string } | undefined {
  const step = code === undefined ? undefined : lookUp(steps, code);
  return step && { to: step.to, label: texts.t(locale)(step.label) };
}
