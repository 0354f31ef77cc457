import type { Satang } from "schemas/amount";
import type { OutcomeState } from "~/money/kinds/outcome-page";

/** An outcome page as plain data, with every text in the member's language. */
export interface OutcomeView {
  state: OutcomeState;
  tone: "positive" | "negative" | "waiting";
  heading: string;
  amount?: Satang;
  /** The reason for a refusal, or what the operator added to its success. */
  reason?: string;
  /** What this means for the member's money; absent if the reason says it. */
  text?: string;
  lines: readonly OutcomeLine[];
  steps: readonly OutcomeStep[];
  /** How often the page reloads itself. */
  looksAgainEveryMs?: number;
}

export interface OutcomeLine {
  label: string;
  value: string;
  isCopied?: boolean;
}

export interface OutcomeStep {
  label: string;
  to: string;
  emphasis: "primary" | "secondary" | "quiet";
  /** Reloads the same page, also without JavaScript. */
  isReload?: boolean;
}
