import { type ChatMessage, keyOf } from "./message";

/**
 * How long before and after we sent it the operator may have stored a message: its clock may differ, and the call takes
 * time.
 */
const EARLIEST_MS = 10_000;
const LATEST_MS = 65_000;
/** How many unanswered messages are remembered. */
const MOST = 100;

interface OwnSend {
  said: string;
  sentAt: number;
  /** The key under which the thread shows it. */
  shownAs: string | undefined;
}

/**
 * Own messages that the operator has not answered: only the time of sending is known. The operator may show such a
 * message with this time, with the time at which it stored it, or first with one and then with the other
 * (operator-api.md, Chat). The answer tells the second time; if it is lost, a message of the same content from about
 * that time is taken for it.
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

  /** The answer has told both times of the last one of this content, so nothing has to be guessed any more. */
  answered(said: string): void {
    const last = [...this.#sends].reverse().find((send) => send.said === said);
    this.#sends = this.#sends.filter((send) => send !== last);
  }

  /** If this message may be one of our unanswered sends: the other keys under which we know it. */
  otherKeysOf({ key, said, isOwn, at }: ChatMessage): string[] {
    const send = isOwn && at !== undefined ? this.#nearest(said, at) : undefined;
    if (!send || at === undefined) return [];
    const { sentAt, shownAs } = send;
    const isFirst = shownAs === undefined;
    send.shownAs ??= key;
    // It has now come with its other time too.
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
