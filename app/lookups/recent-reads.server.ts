import { BoundedMap } from "~/store/bounded-map";

/** As long as public look-ups are kept. */
const FRESH_MS = 10_000;
/** A few for each of the members who look at their home at the same time. */
const MOST_READS = 50_000;

/** No texts of the operator's: it decides how long they are, and there are thousands of members. */
type Facts = boolean | Readonly<Record<string, boolean | number>>;

interface Wanted<Answer> {
  /** Whose it is: a member's key, or a session's id. */
  owner: string;
  /** What is read. */
  name: string;
  read(): Promise<Answer>;
  /** Whether the answer may be shown again for a while. */
  keeps?(answer: Answer): boolean;
  /** How long, in ms; else ten seconds. */
  freshMs?: number;
}

/**
 * What a process remembers for a while of a member or a session, so that it is not asked for on every page. Never money,
 * nor what can be received.
 */
export interface RecentReads {
  get<Answer extends Facts>(wanted: Wanted<Answer>): Promise<Answer>;
}

export function createRecentReads(now: () => number = Date.now): RecentReads {
  const known = new BoundedMap<string, { answer: Facts; until: number }>(MOST_READS);
  return {
    async get<Answer extends Facts>({ owner, name, read, keeps, freshMs = FRESH_MS }: Wanted<Answer>) {
      const key = `${name} ${owner}`;
      const last = known.get(key);
      if (last && now() < last.until) return last.answer as Answer;
      const answer = await read();
      known.delete(key);
      if (keeps?.(answer) ?? true) known.set(key, { answer, until: now() + freshMs });
      return answer;
    },
  };
}
