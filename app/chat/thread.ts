import { type ChatMessage, CUSTOMER, messageOf, type RoomContext } from "./message";

export interface AddedPage {
  /** Messages that were not known before, oldest first. */
  added: readonly ChatMessage[];
  /** The keys of all messages on the page. */
  keys: readonly string[];
  /** Whether the page reaches a message from which on all older loaded messages are complete. */
  overlaps: boolean;
}

interface Placed {
  message: ChatMessage;
  /** The message's time, or a neighbour's if it has none. */
  order: number;
}

/**
 * The messages of one room, each once, sorted by time, merged from history pages and live events. A message is
 * `confirmed` when nothing is missing between it and the older loaded ones: the history has shown it, or the connection
 * has stayed up long enough since the message came.
 */
export class ChatThread {
  readonly #context: RoomContext;
  readonly #known = new Set<string>();
  readonly #confirmed = new Set<string>();
  /** Keys that came by events, in order of arrival. */
  #loose: string[] = [];
  #ripe = 0;
  #placed: Placed[] = [];
  #messages: readonly ChatMessage[] | undefined;
  /** Whether the oldest message of all is loaded. */
  isComplete = false;
  /** Whether a page of the history has been read, even an empty one. */
  hasHistory = false;

  constructor(context: RoomContext) {
    this.#context = context;
  }

  /** Oldest first. A new array after every change. */
  get messages(): readonly ChatMessage[] {
    this.#messages ??= this.#placed.map(({ message }) => message);
    return this.#messages;
  }

  /** Adds a live event. Returns the message if it is new. */
  addEvent(conversation: unknown): ChatMessage | undefined {
    const message = messageOf(conversation, this.#context);
    if (!message || this.#known.has(message.key)) return undefined;
    const newest = this.#placed.at(-1)?.order ?? 0;
    this.#place({ message, order: message.at ?? newest }, (order, other) => order >= other);
    this.#loose.push(message.key);
    return message;
  }

  /** Adds an own message with the operator's time. Its event may already have come or may still come. */
  addOwn(message: object, timestamp: string): ChatMessage | undefined {
    return this.addEvent({ sender: CUSTOMER, message, createdAt: timestamp });
  }

  /** Adds one page of the history, newest first. Its messages are confirmed only by `confirm`. */
  addPage(conversations: readonly unknown[]): AddedPage {
    const added: ChatMessage[] = [];
    const keys: string[] = [];
    let order = this.#placed.at(-1)?.order ?? 0;
    let overlaps = false;
    for (const conversation of conversations) {
      const message = messageOf(conversation, this.#context);
      if (!message) continue;
      order = message.at ?? order;
      keys.push(message.key);
      overlaps ||= this.#confirmed.has(message.key);
      if (this.#known.has(message.key)) continue;
      this.#place({ message, order }, (own, other) => own > other);
      added.unshift(message);
    }
    return { added, keys, overlaps };
  }

  /** Pages were read without a gap from the newest or a confirmed message down to these keys. */
  confirm(keys: readonly string[]): void {
    for (const key of keys) this.#confirmed.add(key);
    this.#loose = this.#loose.filter((key) => !this.#confirmed.has(key));
    this.#ripe = 0;
    this.hasHistory = true;
  }

  /** The connection has been up since the previous call, so events that had arrived by then are confirmed. */
  ripen(): void {
    for (const key of this.#loose.splice(0, this.#ripe)) this.#confirmed.add(key);
    this.#ripe = this.#loose.length;
  }

  /** The connection was down: messages may be missing before those that come from now on. */
  interrupt(): void {
    this.#ripe = 0;
  }

  /** How many of the newest messages are loaded without a gap: the offset of the next older page. */
  get contiguous(): number {
    const oldest = this.#placed.findIndex(({ message }) => this.#confirmed.has(message.key));
    return oldest < 0 ? 0 : this.#placed.length - oldest;
  }

  /** Drops all other messages, because the gap before these is too long to fill. */
  keepOnly(keys: readonly string[]): void {
    const kept = new Set(keys);
    this.#placed = this.#placed.filter(({ message }) => kept.has(message.key));
    for (const known of [this.#known, this.#confirmed]) {
      for (const key of known) if (!kept.has(key)) known.delete(key);
    }
    this.#loose = this.#loose.filter((key) => kept.has(key));
    this.#ripe = 0;
    this.#messages = undefined;
    this.isComplete = false;
  }

  /** Searches from the newest end, where nearly all messages belong. */
  #place(placed: Placed, isAfter: (own: number, other: number) => boolean): void {
    let index = this.#placed.length;
    while (index > 0 && !isAfter(placed.order, this.#placed[index - 1]?.order ?? 0)) index -= 1;
    this.#placed.splice(index, 0, placed);
    this.#known.add(placed.message.key);
    this.#messages = undefined;
  }
}
