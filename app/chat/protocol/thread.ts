import type { ChatContent } from "schemas/contract/chat-content";
import { type ChatMessage, CUSTOMER, keyOf, messageOf, type RoomContext, saidBy, timeOf } from "./message";
import { OwnSends } from "./own-sends";

export interface AddedPage {
  /** Messages that were not known before, oldest first. */
  added: readonly ChatMessage[];
  /** The keys of all messages on the page. */
  keys: readonly string[];
  /** Whether the page has a confirmed message: nothing is missing between it and the older loaded ones. */
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
  /** Every key of every message, with the key under which that message is shown. */
  readonly #known = new Map<string, string>();
  readonly #ownSends: OwnSends;
  readonly #confirmed = new Set<string>();
  /** The keys of live messages that are not confirmed, in order of arrival. */
  #unconfirmed: string[] = [];
  /** How many of them there were at the last check: these are confirmed if the link is still up at the next. */
  #atLastCheck = 0;
  #placed: Placed[] = [];
  #messages: readonly ChatMessage[] | undefined;
  /** Whether the oldest message of all is loaded. */
  isComplete = false;
  /** Whether a page of the history has been read, even an empty one. */
  hasHistory = false;

  constructor(context: RoomContext) {
    this.#context = context;
    this.#ownSends = new OwnSends(context.room);
  }

  /** Oldest first. A new array after every change. */
  get messages(): readonly ChatMessage[] {
    this.#messages ??= this.#placed.map(({ message }) => message);
    return this.#messages;
  }

  /** Adds a live message. Returns it if it is new. */
  addEvent(message: ChatMessage): ChatMessage | undefined {
    if (this.#shownAs(message, this.#guessed(message)) !== undefined) return undefined;
    this.#append(message);
    return message;
  }

  /** Notes an own message that is being sent. Returns its time: `now`, or the next ms that no message alike has. */
  sending(message: ChatContent, now: number): number {
    let sentAt = now;
    const said = saidBy(CUSTOMER, message);
    while (this.#known.has(keyOf(this.#context.room, sentAt, said))) sentAt += 1;
    this.#ownSends.sent(said, sentAt);
    return sentAt;
  }

  /**
   * Adds an own message with both its times, once the operator has answered. The operator may have shown it already,
   * with either time, or may yet do so.
   */
  addOwn(message: ChatContent, sentAt: number, timestamp: string): ChatMessage | undefined {
    this.#ownSends.answered(saidBy(CUSTOMER, message));
    const createdAt = new Date(sentAt).toISOString();
    const own = messageOf({ sender: CUSTOMER, message, createdAt, timestamp }, this.#context);
    if (this.#shownAs(own, []) !== undefined) return undefined;
    const stored = { ...own, at: timeOf(timestamp) ?? own.at };
    this.#append(stored);
    return stored;
  }

  #append(message: ChatMessage): void {
    const newest = this.#placed[this.#placed.length - 1]?.order ?? 0;
    this.#place({ message, order: message.at ?? newest }, (order, other) => order >= other);
    this.#unconfirmed.push(message.key);
  }

  /** The other keys of a message that is not known by its own, if it may be one of our unanswered sends. */
  #guessed(message: ChatMessage): string[] {
    const isKnown = message.keys.some((key) => this.#known.has(key));
    return isKnown ? [] : this.#ownSends.otherKeysOf(message);
  }

  /** The key under which the message is already shown, if it is; all its keys lead there from now on. */
  #shownAs(message: ChatMessage, otherKeys: readonly string[]): string | undefined {
    const keys = [...message.keys, ...otherKeys];
    const [first, ...doubled] = new Set(keys.flatMap((key) => this.#known.get(key) ?? []));
    for (const key of keys) this.#known.set(key, first ?? message.key);
    // The message came with each of its times before the answer told that both are its own.
    if (first !== undefined) for (const key of doubled) this.#merge(key, first);
    return first;
  }

  #merge(from: string, into: string): void {
    for (const [key, shown] of this.#known) if (shown === from) this.#known.set(key, into);
    this.#placed = this.#placed.filter(({ message }) => message.key !== from);
    this.#unconfirmed = this.#unconfirmed.filter((key) => key !== from);
    if (this.#confirmed.delete(from)) this.#confirmed.add(into);
    this.#atLastCheck = 0;
    this.#messages = undefined;
  }

  /**
   * Adds one page of the history, newest first; null stands for a message that cannot be read. The messages are
   * confirmed only by `confirm`.
   */
  addPage(page: readonly (ChatMessage | null)[]): AddedPage {
    const added: ChatMessage[] = [];
    const keys: string[] = [];
    let order = this.#placed[this.#placed.length - 1]?.order ?? 0;
    let overlaps = false;
    for (const message of page) {
      if (!message) continue;
      order = message.at ?? order;
      const shown = this.#shownAs(message, this.#guessed(message));
      keys.push(shown ?? message.key);
      if (shown !== undefined) {
        overlaps ||= this.#confirmed.has(shown);
        continue;
      }
      this.#place({ message, order }, (own, other) => own > other);
      added.unshift(message);
    }
    return { added, keys, overlaps };
  }

  /** Pages were read without a gap from the newest or a confirmed message down to these keys. */
  confirm(keys: readonly string[]): void {
    for (const key of keys) this.#confirmed.add(key);
    this.#unconfirmed = this.#unconfirmed.filter((key) => !this.#confirmed.has(key));
    this.#atLastCheck = 0;
    this.hasHistory = true;
  }

  /** The connection has been up since the previous call, so live messages that had come by then are confirmed. */
  linkIsUp(): void {
    for (const key of this.#unconfirmed.splice(0, this.#atLastCheck)) this.#confirmed.add(key);
    this.#atLastCheck = this.#unconfirmed.length;
  }

  /** The connection was down: messages may be missing before those that come from now on. */
  linkIsLost(): void {
    this.#atLastCheck = 0;
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
    for (const [key, shown] of this.#known) if (!kept.has(shown)) this.#known.delete(key);
    for (const key of this.#confirmed) if (!kept.has(key)) this.#confirmed.delete(key);
    this.#unconfirmed = this.#unconfirmed.filter((key) => kept.has(key));
    this.#atLastCheck = 0;
    this.#messages = undefined;
    this.isComplete = false;
  }

  /** Searches from the newest end, where nearly all messages belong. */
  #place(placed: Placed, isAfter: (own: number, other: number) => boolean): void {
    let index = this.#placed.length;
    while (index > 0 && !isAfter(placed.order, this.#placed[index - 1]?.order ?? 0)) index -= 1;
    this.#placed.splice(index, 0, placed);
    this.#messages = undefined;
  }
}
