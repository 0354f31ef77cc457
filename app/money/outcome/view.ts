import type { Satang } from "schemas/amount";
import type { Stage } from "~/components/stages";
import type { OutcomeState } from "~/money/kinds/outcome-page";

/** An outcome page as plain data, with every text in the member's language. */
export interface OutcomeView {
  state: OutcomeState;
  tone: "positive" | "negative" | "waiting";
  heading: string;
  amount?: Satang;
  /** The amount has come into the main wallet. */
  isGain?: boolean;
  /** The main wallet by its name there, and as it was before the operation where that is known and differs. */
  mainWallet?: { label: string; amount: Satang; before?: Satang };
  /** The reason for a refusal, or what the operator added to its success. */
  reason?: string;
  /** What this means for the member's money; absent if the reason or the main wallet's balance says it. */
  text?: string;
  lines: readonly OutcomeLine[];
  stages?: readonly Stage[];
  steps: readonly OutcomeStep[];
  /** The statement shows it in an entry that bears its reference. */
  hasEntry?: boolean;
  /** How often the page reloads itself. */
  looksAgainEveryMs?: number;
}

export interface OutcomeLine {
  label: string;
  value: string;
  /** Shown softer after the value: the last digits of its number. */
  note?: string;
  isCopied?: boolean;
}

export interface OutcomeStep {
  label: string;
  to: string;
  emphasis: "primary" | "secondary" | "quiet";
  /** Loaded by the browser: the same page again, or a file. */
  isDocument?: boolean;
}
