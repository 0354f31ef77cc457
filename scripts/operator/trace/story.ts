import { type Ending, endingOf, endings } from "./ending";
import { fold } from "./fold";
import { withRecord } from "./from-record";
import type { Found } from "./from-store";
import type { Happening } from "./happening";
import { operationText } from "./operations";
import { sentenceOf } from "./sentences";

/** An operation's story; times are ISO 8601 in UTC. */
export interface Story {
  reference: string;
  /** What it was: `a withdrawal (amount under 1000)`. */
  operation: string;
  ending: Ending;
  /** What the ending means, and what support is to do. */
  told: string;
  steps: StoryStep[];
  /** Whether the store still has its record. */
  store: Found["kind"];
}

interface StoryStep {
  at: string;
  what: Happening["what"];
  state?: string;
  /** How often, and when last. */
  times: number;
  until: string;
  isFromStore: boolean;
  says: string;
}

/** Null if neither the log nor the store knows the operation. */
export function storyOf(reference: string, logged: readonly Happening[], found: Found): Story | null {
  const steps = found.kind === "record" ? withRecord(logged, found.record) : logged;
  if (steps.length === 0 && found.kind !== "unreadable") return null;
  const ending = endingOf(steps);
  const operation = steps.find((step) => step.operation)?.operation;
  const amount = steps.find((step) => step.amount)?.amount;
  const isWhole = steps.some(({ what }) => what === "claimed");
  const sent = steps.find(({ what }) => what === "sent");
  const isUnsent = ({ at }: Happening) => isWhole && (sent === undefined || sent.at > at);
  return {
    reference,
    operation: operationText(operation, amount),
    ending,
    told: endings[ending],
    steps: fold(steps).map((step) => ({
      at: iso(step.at),
      what: step.what,
      state: step.state,
      times: step.times,
      until: iso(step.until),
      isFromStore: step.isFromStore === true,
      says: sentenceOf(step, isUnsent(step)),
    })),
    store: found.kind,
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
