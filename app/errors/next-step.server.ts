import { ownEntry } from "schemas/own-entry";
import type { RequestContext } from "~/context";
import { paths } from "~/paths";
import { wordsOf } from "./code-words";

const steps = {
  endBonus: { to: paths.bonus, label: "form:next.endBonus" },
  seeBonus: { to: paths.bonus, label: "form:next.seeBonus" },
} as const;

/** The page where a refusal's cause can be removed, with its button's text. For slips see `slip-line.ts`. */
export function nextStep(
  code: string | undefined,
  { texts, locale }: Pick<RequestContext, "texts" | "locale">,
): { to: string; label: string } | undefined {
  const step = ownEntry(steps, wordsOf(code)?.next ?? "");
  return step && { to: step.to, label: texts.t(locale)(step.label) };
}
