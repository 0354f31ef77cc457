/** The timers that the chat uses: the browser's in a page, simulated ones in a test. */
export interface Timers {
  /** Calls `work` once after `ms`. Returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void;
}

export const realTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** The events of an open link. */
export interface LinkEvents {
  opened: () => void;
  /** The operator has confirmed the join; not all operators do. */
  joined: () => void;
  refused: () => void;
  closed: () => void;
  received: (event: unknown) => void;
}

/** One connection, opened once. No events follow after `close`. */
interface SocketLink {
  join: (room: string) => void;
  isOpen: () => boolean;
  close: () => void;
}

export type OpenLink = (events: LinkEvents) => SocketLink;
export type ConnectionState = "idle" | "connecting" | "joining" | "joined" | "waiting" | "paused";

export interface ConnectionOptions {
  openLink: OpenLink;
  room: string;
  /** The interval between checks of the connection (specification, section 9). */
  checkMs: number;
  /** The delay before a reconnect; `isSteady` turns backoff off (for the plain WebSocket). */
  retryMs: number;
  isSteady: boolean;
  timers: Timers;
  /** A number from 0 to 1, to spread reconnects over time. */
  random: () => number;
  onState: (state: ConnectionState) => void;
  onMessage: (event: unknown) => void;
  /** The room was joined or the page is shown again: messages may have been missed. */
  onCatchUp: () => void;
  /** A check has found the connection up. */
  onUp: () => void;
  /** The room could not be joined; shown as "Cannot start chatting". */
  onJoinFailed: () => void;
}

/** After this time, a join that the operator does not confirm counts as successful. */
const SILENT_JOIN_MS = 1_000;

/**
 * Keeps a room joined: joins it on every new connection, checks every `checkMs` for a connection that died silently,
 * and reconnects after `retryMs` without limit, but not while the page is hidden.
 */
export class ChatConnection {
  readonly #options: ConnectionOptions;
  #state: ConnectionState = "idle";
  #link: SocketLink | undefined;
  /** Distinguishes this attempt's events from those of an earlier one. */
  #attempt = 0;
  #failures = 0;
  #isHidden = false;
  #hasAlerted = false;
  #callOffWait: (() => void) | undefined;
  #callOffCheck: (() => void) | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  start(): void {
    if (this.#state !== "idle") return;
    this.#hasAlerted = false;
    this.#failures = 0;
    this.#connect();
    this.#checkLater();
  }

  stop(): void {
    this.#abandon();
    this.#callOffCheck?.();
    this.#become("idle");
  }

  /** The page is hidden: an open connection stays open, a lost one is not retried. */
  hide(): void {
    this.#isHidden = true;
    if (this.#state === "waiting") this.#wait(0);
  }

  show(): void {
    this.#isHidden = false;
    if (this.#state === "paused") this.#connect();
    else if (this.#state === "joined") this.#options.onCatchUp();
  }

  /** The device is online again, perhaps on another network: an old connection may be dead without having noticed. */
  online(): void {
    if (this.#state !== "idle" && this.#state !== "paused") this.#connect();
  }

  #connect(): void {
    const { openLink, onMessage, checkMs } = this.#options;
    this.#abandon();
    const attempt = this.#attempt;
    const ifCurrent =
      <Given extends unknown[]>(work: (...given: Given) => void) =>
      (...given: Given) => {
        if (attempt === this.#attempt) work(...given);
      };
    this.#become("connecting");
    this.#after(checkMs, () => this.#lost());
    this.#link = openLink({
      opened: ifCurrent(() => this.#join()),
      joined: ifCurrent(() => this.#joined()),
      refused: ifCurrent(() => this.#refused()),
      closed: ifCurrent(() => this.#closed()),
      received: ifCurrent(onMessage),
    });
  }

  #join(): void {
    if (this.#state !== "connecting") return;
    this.#become("joining");
    this.#after(SILENT_JOIN_MS, () => this.#joined());
    this.#link?.join(this.#options.room);
  }

  #joined(): void {
    if (this.#state !== "joining") return;
    this.#callOffWait?.();
    this.#failures = 0;
    this.#hasAlerted = false;
    this.#become("joined");
    this.#options.onCatchUp();
  }

  /** Some operators refuse a join by closing the connection: two closes are a refusal, one may be the network. */
  #closed(): void {
    if (this.#state === "joining" && this.#failures > 0) this.#refused();
    else this.#lost();
  }

  #refused(): void {
    this.#abandon();
    this.#alert();
    this.#wait(this.#options.checkMs);
  }

  #lost(): void {
    const { retryMs, checkMs, random } = this.#options;
    this.#abandon();
    const slower = Math.min(retryMs * 2 ** this.#failures++, checkMs / 2);
    this.#wait(slower * (1 + random() / 2));
  }

  #wait(ms: number): void {
    this.#callOffWait?.();
    this.#become(this.#isHidden ? "paused" : "waiting");
    if (!this.#isHidden)
      this.#after(this.#options.isSteady ? this.#options.retryMs : ms, () => this.#connect());
  }

  #check(): void {
    if (this.#state === "joined" && this.#link?.isOpen() !== true) this.#connect();
    else if (this.#state === "joined") this.#options.onUp();
    else if (this.#state !== "paused" && this.#failures > 0) this.#alert();
    this.#checkLater();
  }

  #checkLater(): void {
    this.#callOffCheck = this.#options.timers.after(this.#options.checkMs, () => this.#check());
  }

  /** Alerts once, until the room is joined again. */
  #alert(): void {
    if (this.#hasAlerted) return;
    this.#hasAlerted = true;
    this.#options.onJoinFailed();
  }

  #after(ms: number, work: () => void): void {
    this.#callOffWait?.();
    this.#callOffWait = this.#options.timers.after(ms, work);
  }

  #abandon(): void {
    this.#attempt += 1;
    this.#callOffWait?.();
    this.#callOffWait = undefined;
    this.#link?.close();
    this.#link = undefined;
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}
