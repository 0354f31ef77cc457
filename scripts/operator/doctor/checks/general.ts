import type { Finding } from "../deviation";
import type { Reply } from "../talk/reply";
import type { Target } from "../talk/target";
import { echoes } from "./echo";
import { headersHold } from "./headers";
import { reached } from "./reached";
import { rowFaults } from "./row-faults";
import { valuesHold } from "./values";

/**
 * So many of one answer are kept, those that cost something first: an
 * answer of megabytes may be at fault in every value.
 */
const MOST_FINDINGS = 2_000;

function costsFirst(one: Finding, other: Finding): number {
  return one.severity.localeCompare(other.severity);
}

/** What is held against every answer, whatever the call. */
export function generalChecks({ pace }: Target) {
  const headers = headersHold(pace);
  return (reply: Reply, loss: string): Finding[] => {
    // An encoded path says nothing beyond whether it is understood.
    const isReached = reply.ask.isEncoded ? [] : reached(reply, loss);
    const others = [headers(reply), echoes(reply), rowFaults(reply, loss), valuesHold(reply)];
    const found = [...isReached, ...others.flat()];
    return found.length > MOST_FINDINGS ? found.sort(costsFirst).slice(0, MOST_FINDINGS) : found;
  };
}
