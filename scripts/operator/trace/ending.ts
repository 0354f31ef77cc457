import type { Happening } from "./happening";

/** How an operation ended, in the words that support needs: what it means and what to do. */
export const endings = {
  done: "Done: the operator has confirmed it.",
  accepted:
    "Accepted: the operator's API has taken it on; how it ends is shown by the operator's own books and the member's statement.",
  refused: "Refused: it had no effect, and the member may do it again.",
  "settled-done":
    "Unknown at first, then settled: no answer came, but what the operator shows since then proves that it is done. The member need not do it again.",
  "settled-refused":
    "Unknown at first, then settled: no answer came, but what the operator shows since then proves that it had no effect. The member may do it again.",
  unknown:
    "Unknown still: it may have happened. Look for it in the operator's own books; until then, do not tell the member that it failed, nor to do it again.",
  "never-sent":
    "Never sent: the operator never received it, nothing has moved, and the member may do it again.",
  incomplete:
    "Not told: what was read does not show how it went on. Give the logs of every replica, from before the first step until now.",
} as const;
export type Ending = keyof typeof endings;

/** The ending that the latest state tells. It is never-sent only where that is known, and not only unheard of. */
export function endingOf(steps: readonly Happening[]): Ending {
  const has = (what: Happening["what"]) => steps.some((step) => step.what === what);
  const states = steps.filter(({ what }) => what === "sent" || what === "answered" || what === "judged");
  const latest = states.at(-1)?.state;
  const wasUnknown = states.some(({ state }) => state === "unknown");
  if (latest === undefined) {
    const last = steps.findLast(({ what }) => !["looked", "shown", "failed"].includes(what))?.what;
    return has("posted") && (last === "busy" || last === "expired") ? "never-sent" : "incomplete";
  }
  if (latest === "accepted" || latest === "unknown") return latest;
  if (latest === "done") return wasUnknown ? "settled-done" : "done";
  if (latest !== "refused") return "unknown";
  if (!has("sent") && has("claimed")) return "never-sent";
  return wasUnknown ? "settled-refused" : "refused";
}
