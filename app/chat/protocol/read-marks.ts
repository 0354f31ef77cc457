import type { Timers } from "./connection";

export interface ReadMarks {
  /** Messages are in view. All calls within the delay result in one mark. */
  seen: () => void;
  /** Sends a pending mark immediately, because the user leaves the page. */
  flush: () => void;
}

/** Reports to the operator that the customer has read everything, `delayMs` after the last message came into view. */
export function createReadMarks(options: { timers: Timers; delayMs: number; send: () => void }): ReadMarks {
  const { timers, delayMs, send } = options;
  let callOff: (() => void) | undefined;
  const mark = () => {
    callOff = undefined;
    send();
  };
  return {
    seen() {
      callOff?.();
      callOff = timers.after(delayMs, mark);
    },
    flush() {
      if (!callOff) return;
      callOff();
      mark();
    },
  };
}
