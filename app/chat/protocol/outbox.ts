import type { MediaKind } from "schemas/chat-parts";
import type { ChatContent } from "schemas/contract/chat-content";
import { type ChatMessage, CUSTOMER, saidBy } from "./message";

/** Specification, section 3. */
export type Delivery = "uploading_file" | "sending" | "failed" | "succeed";

/** The part of a message that the page sends; the server adds its other fields. */
export type SentMessage = Extract<ChatContent, { message_type: "text" | "media" | "postback" }>;

/** A file being sent; the upload reads it from `Source`. */
export interface OutgoingFile<Source> {
  source: Source;
  media: MediaKind;
  name: string;
  /** The operator's path of the file, once it is uploaded. */
  path: string | undefined;
}

export interface OutboxItem<Source = unknown> {
  id: string;
  delivery: Delivery;
  message: SentMessage;
  file: OutgoingFile<Source> | undefined;
  /** The upload's progress, from 0 to 1. */
  progress: number;
  /** The number of attempts; results of earlier ones are ignored. */
  attempt: number;
  isRunning: boolean;
  /** The key of a message in the thread that is probably this one. */
  echo: string | undefined;
  /** The reason for a failure, as shown to the user. */
  reason: string | undefined;
}

export type Outbox<Source = unknown> = readonly OutboxItem<Source>[];

interface OutboxStep<Source> {
  does: "upload" | "send";
  item: OutboxItem<Source>;
}

const fresh = { progress: 0, attempt: 1, isRunning: false, echo: undefined, reason: undefined };

export function textMessage(text: string): SentMessage {
  return { message_type: "text", payload: { message: text } };
}

/** The message that a tapped button or quick reply sends. */
export function postbackMessage(title: string, payload: unknown): SentMessage {
  return { message_type: "postback", payload: { title, payload: payload ?? undefined } };
}

function mediaMessage(path: string, media: MediaKind): SentMessage {
  return {
    message_type: "media",
    payload: { message: undefined, url: path, fileType: media, filePath: path },
  };
}

export function addMessage<S>(outbox: Outbox<S>, id: string, message: SentMessage): Outbox<S> {
  return [...unsettled(outbox), { id, delivery: "sending", message, file: undefined, ...fresh }];
}

export function addFile<S>(outbox: Outbox<S>, id: string, file: Omit<OutgoingFile<S>, "path">): Outbox<S> {
  const message = mediaMessage("", file.media);
  const item = { id, delivery: "uploading_file" as const, message, file: { ...file, path: undefined } };
  return [...unsettled(outbox), { ...item, ...fresh }];
}

function unsettled<S>(outbox: Outbox<S>): Outbox<S> {
  return outbox.filter(({ delivery }) => delivery !== "succeed");
}

/** Items that are not in the thread yet: on their way, or failed. */
export function pending<S>(outbox: Outbox<S>): Outbox<S> {
  return unsettled(outbox).filter(({ echo }) => echo === undefined);
}

/** What to do next: messages are sent one at a time in order, with one upload in parallel. */
export function nextSteps<S>(outbox: Outbox<S>): OutboxStep<S>[] {
  const next = (delivery: Delivery) => {
    const waiting = outbox.filter((item) => item.delivery === delivery);
    return waiting.some(({ isRunning }) => isRunning) ? undefined : waiting[0];
  };
  const upload = next("uploading_file");
  const send = next("sending");
  return [
    ...(upload ? [{ does: "upload" as const, item: upload }] : []),
    ...(send ? [{ does: "send" as const, item: send }] : []),
  ];
}

/** One attempt at one item. Results of an earlier one, or for an item that was removed, are ignored. */
interface SendAttempt {
  id: string;
  attempt: number;
}

function change<S>(
  outbox: Outbox<S>,
  { id, attempt }: SendAttempt,
  changed: (item: OutboxItem<S>) => Partial<OutboxItem<S>>,
): Outbox<S> {
  return outbox.map((item) =>
    item.id === id && item.attempt === attempt && item.delivery !== "succeed"
      ? { ...item, ...changed(item) }
      : item,
  );
}

export function started<S>(outbox: Outbox<S>, which: SendAttempt): Outbox<S> {
  return change(outbox, which, () => ({ isRunning: true }));
}

export function progressed<S>(outbox: Outbox<S>, which: SendAttempt, share: number): Outbox<S> {
  return change(outbox, which, ({ progress }) => ({ progress: Math.min(1, Math.max(progress, share)) }));
}

/** The file is uploaded: its message can be sent. */
export function uploaded<S>(outbox: Outbox<S>, which: SendAttempt, path: string): Outbox<S> {
  return change(outbox, which, ({ file, message }) => ({
    delivery: "sending",
    isRunning: false,
    progress: 1,
    file: file && { ...file, path },
    message: file ? mediaMessage(path, file.media) : message,
  }));
}

export function delivered<S>(outbox: Outbox<S>, which: SendAttempt): Outbox<S> {
  return change(outbox, which, () => ({ delivery: "succeed", isRunning: false, echo: undefined }));
}

/** A lost response is not a failure if the message itself has come back. */
export function failed<S>(outbox: Outbox<S>, which: SendAttempt, reason?: string): Outbox<S> {
  return change(outbox, which, ({ echo }) => ({
    delivery: echo === undefined ? "failed" : "succeed",
    isRunning: false,
    reason,
  }));
}

/** Retries a failed item from the step that failed: an uploaded file is not uploaded again. */
export function resend<S>(outbox: Outbox<S>, id: string): Outbox<S> {
  return outbox.map((item) => {
    if (item.id !== id || item.delivery !== "failed") return item;
    const delivery = item.file && item.file.path === undefined ? "uploading_file" : "sending";
    return { ...item, ...fresh, delivery, attempt: item.attempt + 1 };
  });
}

/** Removes a failed item, or one whose file is still uploading (the caller aborts the upload). */
export function remove<S>(outbox: Outbox<S>, id: string): Outbox<S> {
  return outbox.filter(
    (item) => item.id !== id || !(item.delivery === "failed" || item.delivery === "uploading_file"),
  );
}

/**
 * Matches own messages that are new to the thread (from events or after a gap) with items of the same content: their
 * response is still on its way, or was lost although the operator has the message.
 */
export function recognise<S>(outbox: Outbox<S>, messages: readonly ChatMessage[]): Outbox<S> {
  return messages
    .filter(({ isOwn }) => isOwn)
    .reduce((items, message) => {
      const match = items.findIndex((item) => isItself(item, message));
      if (match < 0) return items;
      return items.map((item, index) => (index === match ? recognised(item, message) : item));
    }, outbox);
}

function isItself({ delivery, isRunning, echo, message }: OutboxItem, { said }: ChatMessage): boolean {
  const isSent = (delivery === "sending" && isRunning) || delivery === "failed";
  return isSent && echo === undefined && said === saidBy(CUSTOMER, message);
}

function recognised<S>(item: OutboxItem<S>, { key }: ChatMessage): OutboxItem<S> {
  return item.delivery === "failed" ? { ...item, delivery: "succeed" } : { ...item, echo: key };
}
