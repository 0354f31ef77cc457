import type { ChatMessage } from "./message";
import * as outboxes from "./outbox";

/** Our own server's endpoints for sending. It takes the party from the session. */
export interface SendingServer<Source> {
  /** Sends a message dated `sentAt`, in ms. Returns the date that our server gave it, and the operator's `timestamp`. */
  send: (message: outboxes.SentMessage, sentAt: number) => Promise<{ sentAt: number; timestamp: string }>;
  /** Returns the operator's path of the file. */
  upload: (
    file: outboxes.OutgoingFile<Source>,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<string>;
}

export interface SenderOptions<Source> {
  server: SendingServer<Source>;
  newId: () => string;
  /** The text of a failure for the user. */
  reasonOf: (error: unknown) => string;
  /** Reads messages that may have arrived although their response was lost, and passes them to `recognise`. */
  beforeResend: () => Promise<void>;
  /** Returns the message's time. */
  onSending: (message: outboxes.SentMessage) => number;
  onSent: (message: outboxes.SentMessage, sentAt: number, timestamp: string) => void;
  onChange: () => void;
}

type Change<Source> = (outbox: outboxes.Outbox<Source>) => outboxes.Outbox<Source>;

/** Works through the outbox: sends every message once, in order. */
export class ChatSender<Source> {
  readonly #options: SenderOptions<Source>;
  readonly #uploads = new Map<string, AbortController>();
  #outbox: outboxes.Outbox<Source> = [];

  constructor(options: SenderOptions<Source>) {
    this.#options = options;
  }

  get pending(): outboxes.Outbox<Source> {
    return outboxes.pending(this.#outbox);
  }

  message(message: outboxes.SentMessage): void {
    const id = this.#options.newId();
    this.#apply((outbox) => outboxes.addMessage(outbox, id, message));
  }

  file(file: Omit<outboxes.OutgoingFile<Source>, "path">): void {
    const id = this.#options.newId();
    this.#apply((outbox) => outboxes.addFile(outbox, id, file));
  }

  resend(id: string): void {
    this.#apply((outbox) => outboxes.resend(outbox, id));
  }

  /** Removes a failed message, or aborts an upload in progress. */
  remove(id: string): void {
    this.#apply((outbox) => outboxes.remove(outbox, id));
    if (!this.#outbox.some((item) => item.id === id)) this.#uploads.get(id)?.abort();
  }

  /** Handles own messages that are new to the thread. */
  recognise(messages: readonly ChatMessage[]): void {
    this.#apply((outbox) => outboxes.recognise(outbox, messages));
  }

  abort(): void {
    for (const upload of this.#uploads.values()) upload.abort();
  }

  #apply(change: Change<Source>): void {
    this.#outbox = change(this.#outbox);
    for (const { does, item } of outboxes.nextSteps(this.#outbox)) {
      this.#outbox = outboxes.started(this.#outbox, item);
      void this.#run(does, item);
    }
    this.#options.onChange();
  }

  async #run(does: "upload" | "send", item: outboxes.OutboxItem<Source>): Promise<void> {
    try {
      this.#apply(await (does === "upload" ? this.#upload(item) : this.#send(item)));
    } catch (error) {
      this.#apply((outbox) => outboxes.failed(outbox, item, this.#options.reasonOf(error)));
    }
  }

  async #upload(item: outboxes.OutboxItem<Source>): Promise<Change<Source>> {
    const { id, file } = item;
    if (!file) return (outbox) => outbox;
    const upload = new AbortController();
    this.#uploads.set(id, upload);
    try {
      const onProgress = (share: number) => this.#apply((outbox) => outboxes.progressed(outbox, item, share));
      const path = await this.#options.server.upload(file, onProgress, upload.signal);
      return (outbox) => outboxes.uploaded(outbox, item, path);
    } finally {
      this.#uploads.delete(id);
    }
  }

  async #send(item: outboxes.OutboxItem<Source>): Promise<Change<Source>> {
    const { server, beforeResend, onSending, onSent } = this.#options;
    if (item.attempt > 1) await beforeResend();
    const hasArrived = this.#outbox.some(({ id, echo }) => id === item.id && echo !== undefined);
    if (item.attempt === 1 || !hasArrived) {
      const sent = await server.send(item.message, onSending(item.message));
      onSent(item.message, sent.sentAt, sent.timestamp);
    }
    return (outbox) => outboxes.delivered(outbox, item);
  }
}
