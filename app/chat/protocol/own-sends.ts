import { type ChatMessage, keyOf } from "./message";

/** How much earlier or later than we sent it the operator may have stored a message: its clock, and a call's time. */
const EARLIEST_MS = 10_000;
const LATEST_MS = 65_000;
/** How many of those whose answer was lost are remembered. */
const MOST = 100;

interface OwnSend {
  said: string;
  sentAt: number;
  /** The key under which the thread shows it. */
  shownAs: string | undefined;
}

/**
 * Own messages of which only the time of sending is known. The operator may show each with this time or with that of
 * storing it, or with both in turn (operator-api.md, Chat): its answer holds the second one, and if that was lost, the
 * message of the same content that came in the call's time.
 */
export class OwnSends {
  readonly #room: string;
  #sends: OwnSend[] = [];

  constructor(room: string) {
    this.#room = room;
  }

  sent(said: string, sentAt: number): void {
    this.#sends = [...this.#sends, { said, sentAt, shownAs: undefined }].slice(-MOST);
  }

  /** Of the last one of this content both times are known, so nothing has to be guessed any more. */
  answered(said: string): void {
    const last = [...this.#sends].reverse().find((send) => send.said === said);
    this.#sends = this.#sends.filter((send) => send !== last);
  }

  /** The keys that a message from the operator has because it is one of these, besides its own. */
  otherKeysOf({ key, said, isOwn, at }: ChatMessage): string[] {
    const send = isOwn && at !== undefined ? this.#nearest(said, at) : undefined;
    if (!send || at === undefined) return [];
    const { sentAt, shownAs } = send;
    const isFirst = shownAs === undefined;
    send.shownAs ??= key;
    // With the other time as well it is complete.
    if (at !== sentAt || !isFirst) this.#sends = this.#sends.filter((one) => one !== send);
    return [keyOf(this.#room, sentAt, said), ...(isFirst ? [] : [shownAs])];
  }

  #nearest(said: string, at: number): OwnSend | undefined {
    const isPossible = (send: OwnSend) =>
      send.said === said && at >= send.sentAt - EARLIEST_MS && at <= send.sentAt + LATEST_MS;
    const far = ({ sentAt }: OwnSend) => Math.abs(at - sentAt);
    return this.#sends.filter(isPossible).sort((one, other) => far(one) - far(other))[0];
  }
}
