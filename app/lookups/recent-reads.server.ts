import { LRUCache } from "lru-cache";

/** As long as public look-ups are kept. */
const FRESH_MS = 10_000;
/** A few for each of the members who look at their home at the same time. */
const MOST_READS = 50_000;

/** No texts of the operator's: it decides how long they are, and there are thousands of members. */
type Facts = string | number | boolean | Readonly<Record<string, boolean | number>>;

interface Wanted<Answer> {
  /** Whose it is: a member's key, or a session's id. */
  of: string;
  /** What is read. */
  name: string;
  read(): Promise<Answer>;
  /** Whether the answer may be shown again for a while; null never is. */
  keeps?(answer: NonNullable<Answer>): boolean;
  /** How long, in ms; else ten seconds. */
  freshMs?: number;
}

/**
 * A member's own reads that hardly ever change but stand on many pages, remembered by each process for a while. Never
 * money, nor what can be received.
 */
export interface RecentReads {
  get<Answer extends Facts | null>(wanted: Wanted<Answer>): Promise<Answer>;
}

export function createRecentReads(now: () => number = Date.now): RecentReads {
  const known = new LRUCache<string, Facts>({ max: MOST_READS, ttlResolution: 0, perf: { now } });
  return {
    async get<Answer extends Facts | null>({ of, name, read, keeps, freshMs = FRESH_MS }: Wanted<Answer>) {
      const key = `${name} ${of}`;
      const last = known.get(key);
      if (last !== undefined) return last as Answer;
      const answer = await read();
      if (answer !== null && (keeps?.(answer) ?? true)) known.set(key, answer, { ttl: freshMs });
      return answer;
    },
  };
}
