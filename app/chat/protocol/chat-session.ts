import { ChatConnection, type ConnectionState, type OpenLink, type Timers } from "./connection";
import { ChatHistory } from "./history";
import { liveMessage } from "./live-message";
import { type ChatMessage, type MessageFields, messageOf, type RoomContext } from "./message";
import { type Outbox, type OutgoingFile, postbackMessage, textMessage } from "./outbox";
import { createReadMarks, type ReadMarks } from "./read-marks";
import { ChatSender, type SendingServer } from "./sender";
import { ChatThread } from "./thread";

/** Our own server's chat endpoints. It takes the party from the session, so no call names one. */
export interface ChatServer<Source> extends SendingServer<Source> {
  /** One page, newest first, as the contract reads it; null stands for a message that cannot be read. */
  history: (page: { limit: number; skip: number }) => Promise<readonly (MessageFields | null)[]>;
  markRead: () => Promise<unknown>;
}

export interface ChatOptions<Source> {
  room: string;
  /** The customer's own names. */
  ownNames: readonly string[];
  server: ChatServer<Source>;
  openLink: OpenLink;
  pace: { checkMs: number; retryMs: number; isSteady: boolean; readDebounceMs: number; pageSize: number };
  timers: Timers;
  random: () => number;
  /** The server's time in ms. */
  now: () => number;
  newId: () => string;
  /** The text of a failure for the user. */
  reasonOf: (error: unknown) => string;
  onJoinFailed: () => void;
}

/** What is rendered: a new object after every change. */
export interface ChatSnapshot<Source> {
  connection: ConnectionState;
  messages: readonly ChatMessage[];
  /** Own messages that are not in the thread yet. */
  pending: Outbox<Source>;
  /** The number of the other side's messages that nobody has seen yet. */
  unread: number;
  /** Whether the oldest message is loaded. */
  isComplete: boolean;
  /** Messages are omitted because they cannot be read. */
  someHidden: boolean;
}

/** One person in one room: joins it, keeps its messages complete, sends what is typed and marks what is read. */
export class ChatSession<Source> {
  readonly #context: RoomContext;
  readonly #thread: ChatThread;
  readonly #history: ChatHistory;
  readonly #connection: ChatConnection;
  readonly #sender: ChatSender<Source>;
  readonly #readMarks: ReadMarks;
  readonly #listeners = new Set<() => void>();
  #unread = 0;
  #isInView = false;
  #snapshot: ChatSnapshot<Source>;

  constructor(options: ChatOptions<Source>) {
    const { room, ownNames, server, pace, timers, random, openLink, onJoinFailed } = options;
    const context = { room, ownNames };
    this.#context = context;
    this.#thread = new ChatThread(context);
    this.#history = new ChatHistory({
      thread: this.#thread,
      async fetchPage(page) {
        const written = await server.history(page);
        return written.map((fields) => fields && messageOf(fields, context));
      },
      limit: pace.pageSize,
      onMissed: (messages) => this.#arrived(messages),
    });
    this.#connection = new ChatConnection({
      openLink,
      room,
      ...pace,
      timers,
      random,
      onJoinFailed,
      onState: (state) => {
        if (state !== "joined") this.#history.linkIsLost();
        this.#changed();
      },
      onMessage: (event) => this.#heard(event),
      onCatchUp: () => this.#quietly(this.#history.catchUp()),
      onUp: () => this.#quietly(this.#history.linkIsUp()),
    });
    this.#sender = new ChatSender({
      ...options,
      beforeResend: () => this.#history.catchUp(),
      onSending: (message) => this.#thread.sending(message, options.now()),
      onSent: (message, sentAt, timestamp) => this.#thread.addOwn(message, sentAt, timestamp),
      onChange: () => this.#changed(),
    });
    const send = () => this.#quietly(server.markRead());
    this.#readMarks = createReadMarks({ timers, delayMs: pace.readDebounceMs, send });
    this.#snapshot = this.#draw();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ChatSnapshot<Source> => this.#snapshot;

  /** Joins the room and loads the newest page, even if the connection fails. */
  start(): void {
    this.#connection.start();
    this.#quietly(this.#history.catchUp());
  }

  stop(): void {
    this.#readMarks.flush();
    this.#connection.stop();
    this.#sender.abort();
  }

  /** Called when the page is hidden, shown again, or back online. */
  hide = () => this.#connection.hide();
  show = () => this.#connection.show();
  online = () => this.#connection.online();

  /** Rejects if the page cannot be read. */
  async loadOlder(): Promise<void> {
    await this.#history.older();
    this.#changed();
  }

  /** Records whether the user is looking at the messages. */
  look(isInView: boolean): void {
    this.#isInView = isInView;
    if (!isInView) return;
    this.#unread = 0;
    this.#readMarks.seen();
    this.#changed();
  }

  sendText(text: string): void {
    this.#sender.message(textMessage(text));
  }

  /** Sends the reply of a tapped button or quick reply. */
  sendPostback(title: string, payload: unknown): void {
    this.#sender.message(postbackMessage(title, payload));
  }

  sendFile(file: Omit<OutgoingFile<Source>, "path">): void {
    this.#sender.file(file);
  }

  resend(id: string): void {
    this.#sender.resend(id);
  }

  remove(id: string): void {
    this.#sender.remove(id);
  }

  #heard(event: unknown): void {
    const message = liveMessage(event, this.#context);
    const added = message && this.#thread.addEvent(message);
    if (added) this.#arrived([added]);
  }

  #arrived(messages: readonly ChatMessage[]): void {
    this.#sender.recognise(messages);
    const others = messages.filter(({ isOwn }) => !isOwn).length;
    if (others > 0 && this.#isInView) this.#readMarks.seen();
    else this.#unread += others;
    this.#changed();
  }

  /** Runs work that is not awaited. Failures are ignored: a later check catches up, or the work was optional. */
  #quietly(work: Promise<unknown>): void {
    void work.catch(() => undefined).then(() => this.#changed());
  }

  #draw(): ChatSnapshot<Source> {
    return {
      connection: this.#connection.state,
      messages: this.#thread.messages,
      pending: this.#sender.pending,
      unread: this.#unread,
      isComplete: this.#thread.isComplete,
      someHidden: this.#history.someHidden,
    };
  }

  #changed(): void {
    this.#snapshot = this.#draw();
    for (const listener of this.#listeners) listener();
  }
}
