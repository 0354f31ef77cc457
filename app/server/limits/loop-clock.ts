export interface LoopClock {
  /** In ms. */
  now(): number;
  /** Calls when the event loop has gone round, and heard of whatever else has come. */
  onNextTurn(call: () => void): void;
}

/**
 * How often the loop goes round between two pages. Each time it lets in about one newcomer, so a flood of connections
 * would hold up the others' at the door, where nobody is told apart yet.
 */
const ROUNDS = 16;

function afterRounds(call: () => void, left = ROUNDS): void {
  setImmediate(() => (left > 1 ? afterRounds(call, left - 1) : call()));
}

export const loopClock: LoopClock = { now: () => performance.now(), onNextTurn: (call) => afterRounds(call) };
