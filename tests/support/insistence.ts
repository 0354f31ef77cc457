/** What members noticed who do not give up. */
export interface Insistence {
  /** When a request last was sent whose answer was an error, in ms since the epoch; 0 if none was. */
  lastErrorAt: number;
  /** The errors, as the member got them: what was done, and the error. */
  errors: string[];
  /** How often a member was asked to sign in again. */
  signedOut: number;
  /** The longest wait for an answer, in ms, by what was done; tests may clear it. */
  longestMs: Map<string, number>;
  /** Does it until it succeeds: a member loads the page again, and sends the form again. Throws after a minute. */
  insist<T>(what: string, act: () => Promise<T>): Promise<T>;
}

/** Nobody insists for longer; what is still wrong then stays so. */
const PATIENCE_MS = 60_000;

export function startInsistence(againAfterMs: number): Insistence {
  const noticed: Insistence = {
    lastErrorAt: 0,
    errors: [],
    signedOut: 0,
    longestMs: new Map(),
    async insist(what, act) {
      const beganAt = Date.now();
      for (;;) {
        const sentAt = Date.now();
        try {
          return await act();
        } catch (error) {
          noticed.lastErrorAt = Math.max(noticed.lastErrorAt, sentAt);
          noticed.errors.push(`${what}: ${String(error)}`);
          if (sentAt > beganAt + PATIENCE_MS) throw error;
          if (String(error).includes("/login")) noticed.signedOut++;
          await new Promise((resolve) => setTimeout(resolve, againAfterMs));
        } finally {
          const longest = noticed.longestMs.get(what) ?? 0;
          noticed.longestMs.set(what, Math.max(longest, Date.now() - sentAt));
        }
      }
    },
  };
  return noticed;
}
