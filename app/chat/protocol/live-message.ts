import {
  buttonTypes,
  type ChatButton,
  isSmallPayload,
  MOST_CHARACTERS,
  MOST_PARTS,
  mediaKinds,
  titledButtons,
} from "schemas/chat-parts";
import type { ChatContent } from "schemas/contract/chat-content";
import { type ChatMessage, messageOf, type RoomContext } from "./message";

/**
 * Reads what comes straight from the operator's socket. The browser has no zod, so this is written by hand; it returns
 * the contract's type, and tests hold it to the contract's schema. Messages of the history are not read here: our server
 * has read them by that schema.
 */

/** The fields of a JSON object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

/** A string, or a number as its digits as far as it has them all; undefined for anything else. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : undefined;
}

const cutText = (value: unknown) => textOf(value)?.slice(0, MOST_CHARACTERS);

/** A text; undefined where it is blank or none. */
function maybeText(value: unknown): string | undefined {
  const text = cutText(value);
  return text?.trim() ? text : undefined;
}

/** What a button sends: null, an empty text and what is too large count as absent. */
const sentOf = (value: unknown) =>
  value === "" || !isSmallPayload(value) ? undefined : (value ?? undefined);

function word<Word extends string>(value: unknown, words: readonly Word[], other: Word): Word {
  const written = textOf(value)?.trim().toLowerCase();
  return words.find((known) => known === written) ?? other;
}

const partsOf = (value: unknown) => (Array.isArray(value) ? value.slice(0, MOST_PARTS).map(fieldsOf) : []);

function buttonsOf(value: unknown): ChatButton[] {
  return titledButtons(
    partsOf(value).map(({ title, type, payload }) => ({
      title: maybeText(title),
      type: word(type, buttonTypes, "other"),
      payload: sentOf(payload),
    })),
  );
}

/** What a message says; anything that is no message of a known kind is `unknown`. */
export function contentOf(message: unknown): ChatContent {
  const { message_type: type, payload, kind } = fieldsOf(message);
  const fields = fieldsOf(payload);
  const said = maybeText(fields.message);
  switch (type) {
    case "text": {
      const text = cutText(payload) ?? cutText(fields.message);
      if (text !== undefined) return { message_type: type, payload: { message: text } };
      break;
    }
    case "buttons":
    case "quick_replies":
      return { message_type: type, payload: { message: said, buttons: buttonsOf(fields.buttons) } };
    case "media": {
      const fileType = word(fields.fileType, mediaKinds, "file");
      const [url, filePath] = [maybeText(fields.url), maybeText(fields.filePath)];
      return { message_type: type, payload: { message: said, url, fileType, filePath } };
    }
    case "generic": {
      const elements = partsOf(fields.elements).map((card) => ({
        title: maybeText(card.title),
        subtitle: maybeText(card.subtitle),
        image_url: maybeText(card.image_url),
        buttons: buttonsOf(card.buttons),
      }));
      return { message_type: type, payload: { elements } };
    }
    case "postback":
      return {
        message_type: type,
        payload: { title: maybeText(fields.title), payload: sentOf(fields.payload) },
      };
  }
  return { message_type: "unknown", kind: maybeText(type === "unknown" ? kind : type) };
}

/** The message of a socket's event; undefined for anything that is not a message. */
export function liveMessage(event: unknown, room: RoomContext): ChatMessage | undefined {
  const { sender, message, createdAt, timestamp, name } = fieldsOf(event);
  if (typeof message !== "object" || message === null) return undefined;
  const conversation = {
    sender: textOf(sender),
    message: contentOf(message),
    createdAt: textOf(createdAt),
    timestamp: textOf(timestamp),
    name: textOf(name),
  };
  return messageOf(conversation, room);
}
