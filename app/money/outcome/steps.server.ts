import type { TextKey } from "~/errors/code-words";
import type { OutcomePage, OutcomeState } from "~/money/kinds/outcome-page";
import { paths } from "~/paths";
import type { OutcomeStep } from "./view";

type StepName = "lookAgain" | "statement" | "contact" | "home" | "next" | "again";

/** The first step is the one that a member most likely wants. Only a refusal offers to try again. */
const steps: Record<OutcomeState, readonly [StepName, OutcomeStep["emphasis"]][]> = {
  done: [
    ["next", "primary"],
    ["home", "primary"],
  ],
  accepted: [
    ["home", "primary"],
    ["statement", "secondary"],
  ],
  refused: [
    ["again", "primary"],
    ["home", "primary"],
  ],
  checking: [
    ["lookAgain", "primary"],
    ["statement", "secondary"],
    ["home", "quiet"],
  ],
  contact: [
    ["contact", "primary"],
    ["statement", "secondary"],
    ["home", "quiet"],
  ],
  unknown: [
    ["statement", "primary"],
    ["home", "secondary"],
    ["contact", "quiet"],
  ],
};

const destinations = {
  lookAgain: { to: "", label: "money:outcome.lookAgain", isDocument: true },
  statement: { to: paths.statement, label: "money:outcome.statement" },
  contact: { to: paths.memberContact, label: "money:outcome.contact" },
  home: { to: paths.home, label: "money:outcome.home" },
} as const;

/** The next steps of an outcome page: one primary, and others. */
export function stepsOf(
  state: OutcomeState,
  { next, again }: Pick<OutcomePage, "next" | "again">,
  t: (key: TextKey) => string,
  /** A step that removes the cause of a refusal comes first. */
  remedy?: Pick<OutcomeStep, "label" | "to">,
): OutcomeStep[] {
  const all = { ...destinations, next, again };
  const usual = steps[state].flatMap(([name, emphasis]): OutcomeStep[] => {
    const place = all[name];
    return place ? [{ ...place, label: t(place.label), emphasis }] : [];
  });
  const found: OutcomeStep[] = remedy ? [{ ...remedy, emphasis: "primary" }, ...usual] : usual;
  return found.map((step, index) => {
    return index > 0 && step.emphasis === "primary" ? { ...step, emphasis: "secondary" } : step;
  });
}
