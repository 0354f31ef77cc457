import { BoundedMap } from "~/store/bounded-map";

/** As long as public look-ups are kept. */
const FRESH_MS = 10_000;
/** A few for each of the members who look at their home at the same time. */
const MOST_READS = 10_000;

/** No texts: the operator decides how long they are, and there are thousands of members. */
type Facts = Readonly<Record<string, boolean | number>>;

interface Wanted<Answer> {
  memberKey: string;
  /** What is read. */
  name: string;
  read(): Promise<Answer>;
  /** Whether the answer may be shown again for a while. */
  keeps(answer: Answer): boolean;
}

/**
 * A member's own reads that hardly ever change but stand on home, and so below each of its dialogs: shown again for ten
 * seconds. Never money, nor what can be received.
 */
export interface RecentReads {
  get<Answer extends Facts>(wanted: Wanted<Answer>): Promise<Answer>;
}

export function createRecentReads(now: () => number = Date.now): RecentReads {
  const known = new BoundedMap<string, { answer: Facts; readAt: number }>(MOST_READS);
  return {
    async get<Answer extends Facts>({ memberKey, name, read, keeps }: Wanted<Answer>) {
      const key = `${name} ${memberKey}`;
      const last = known.get(key);
      if (last && now() - last.readAt < FRESH_MS) return last.answer as Answer;
      const answer = await read();
      known.delete(key);
      if (keeps(answer)) known.set(key, { answer, readAt: now() });
      return answer;
    },
  };
}
