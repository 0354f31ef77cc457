/** The timers that the chat uses: the browser's in a page, simulated ones in a test. */
export interface Timers {
  /** Calls `work` once after `ms`. Returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void;
}

export const realTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
