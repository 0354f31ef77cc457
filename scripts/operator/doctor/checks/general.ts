import type { Finding } from "../deviation";
import type { Reply } from "../talk/reply";
import type { Target } from "../talk/target";
import { echoes } from "./echo";
import { headersHold } from "./headers";
import { reached } from "./reached";
import { rowFaults } from "./row-faults";
import { valuesHold } from "./values";

/** What is held against every answer, whatever the call. */
export function generalChecks({ pace }: Target) {
  const headers = headersHold(pace);
  return (reply: Reply, loss: string): Finding[] => {
    // An encoded path says nothing beyond whether it is understood.
    const isReached = reply.ask.isEncoded ? [] : reached(reply, loss);
    const others = [headers(reply), rowFaults(reply, loss), valuesHold(reply), echoes(reply)];
    return [...isReached, ...others.flat()];
  };
}
