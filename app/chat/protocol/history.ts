import type { ChatMessage } from "./message";
import type { ChatThread } from "./thread";

/** Fetches one page, newest first; null stands for a message that cannot be read. */
type FetchPage = (page: { limit: number; skip: number }) => Promise<readonly (ChatMessage | null)[]>;

/** A gap of more pages is not filled; the older messages are loaded again when the user scrolls there. */
const MOST_PAGES = 60;
/** The most pages of a first load that finds no readable message: every chat asks, and the operator is in trouble. */
const FIRST_PAGES = 3;

export interface HistoryOptions {
  thread: ChatThread;
  fetchPage: FetchPage;
  /** Messages per page. */
  limit: number;
  /** Messages missed while disconnected, oldest first. */
  onMissed?: (messages: readonly ChatMessage[]) => void;
}

/**
 * Loads a room's history into its thread: the newest page first, older pages on demand, and messages missed in a gap.
 */
export class ChatHistory {
  readonly #options: HistoryOptions;
  #running: Promise<void> | undefined;
  #again = false;
  #older: Promise<void> | undefined;
  /** Whether messages may be missing: the last attempt failed, or there was none yet. */
  isBehind = true;
  /** A page held messages that cannot be read. */
  someHidden = false;

  constructor(options: HistoryOptions) {
    this.#options = options;
  }

  /**
   * Reads pages from the newest until they overlap with the thread. A call during a run starts one more run. Rejects if
   * `fetchPage` does.
   */
  catchUp(): Promise<void> {
    this.isBehind = true;
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#untilQuiet().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Loads the next older page. Rejects if `fetchPage` does. */
  older(): Promise<void> {
    this.#older ??= this.#readOlder().finally(() => {
      this.#older = undefined;
    });
    return this.#older;
  }

  /**
   * A check has found the connection up: live events so far are complete, unless something is still missing, which is
   * then loaded.
   */
  async linkIsUp(): Promise<void> {
    if (this.isBehind) await this.catchUp();
    else this.#options.thread.linkIsUp();
  }

  /** From now on messages may be missing, until `catchUp` has run. */
  linkIsLost(): void {
    this.isBehind = true;
    this.#options.thread.linkIsLost();
  }

  async #untilQuiet(): Promise<void> {
    do {
      this.#again = false;
      await this.#fillGap();
    } while (this.#again);
    this.isBehind = false;
  }

  async #fillGap(): Promise<void> {
    const { thread, fetchPage, limit, onMissed } = this.#options;
    const isFirst = !thread.hasHistory;
    const keys: string[] = [];
    const missed: ChatMessage[] = [];
    let skip = 0;
    for (let pages = 1; ; pages += 1) {
      const page = await fetchPage({ limit, skip });
      this.someHidden ||= page.includes(null);
      const read = thread.addPage(page);
      skip += page.length;
      keys.push(...read.keys);
      missed.unshift(...read.added);
      if (page.length < limit) thread.isComplete = true;
      // A page of messages that cannot be read is no beginning.
      const hasBegun = isFirst && keys.length > 0;
      if (hasBegun || read.overlaps || page.length < limit) break;
      if (pages < (isFirst ? FIRST_PAGES : MOST_PAGES)) continue;
      thread.keepOnly(keys);
      break;
    }
    thread.confirm(keys);
    if (!isFirst) onMissed?.(missed);
  }

  /** New messages shift the pages, so a page may bring nothing new; it is skipped. */
  async #readOlder(): Promise<void> {
    const { thread, fetchPage, limit } = this.#options;
    let skip = thread.contiguous;
    for (let pages = 0; pages < MOST_PAGES && !thread.isComplete; pages += 1) {
      const page = await fetchPage({ limit, skip });
      this.someHidden ||= page.includes(null);
      const { added, keys } = thread.addPage(page);
      thread.confirm(keys);
      if (page.length < limit) thread.isComplete = true;
      if (added.length > 0) return;
      skip += page.length;
    }
  }
}
