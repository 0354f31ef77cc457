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
 * Reads what comes straight from the operator's socket. The browser has no zod, so the contract's union is read by hand:
 * a kind that is added to it does not compile until it is read here, and tests compare the result with the schema's.
 * Messages of the history are not read again: our server has read them by that schema.
 */

/** The fields of a JSON object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

/** A string, or a number's digits if it is exact; undefined for anything else. */
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

const knownKinds = ["text", "buttons", "quick_replies", "media", "generic", "postback"] as const;

/** What a message says, by its kind; anything that is no message of a known kind is `unknown`. */
export function contentOf(message: unknown): ChatContent {
  const { message_type: type, payload, kind } = fieldsOf(message);
  const fields = fieldsOf(payload);
  const said = maybeText(fields.message);
  const unknown = { message_type: "unknown" as const, kind: maybeText(type === "unknown" ? kind : type) };
  const known: ChatContent["message_type"] = knownKinds.find((one) => one === type) ?? "unknown";
  switch (known) {
    case "text": {
      const text = cutText(payload) ?? cutText(fields.message);
      return text === undefined ? unknown : { message_type: known, payload: { message: text } };
    }
    case "buttons":
    case "quick_replies":
      return { message_type: known, payload: { message: said, buttons: buttonsOf(fields.buttons) } };
    case "media": {
      const fileType = word(fields.fileType, mediaKinds, "file");
      const [url, filePath] = [maybeText(fields.url), maybeText(fields.filePath)];
      return { message_type: known, payload: { message: said, url, fileType, filePath } };
    }
    case "generic": {
      const elements = partsOf(fields.elements).map((card) => ({
        title: maybeText(card.title),
        subtitle: maybeText(card.subtitle),
        image_url: maybeText(card.image_url),
        buttons: buttonsOf(card.buttons),
      }));
      return { message_type: known, payload: { elements } };
    }
    case "postback": {
      const sent = { title: maybeText(fields.title), payload: sentOf(fields.payload) };
      return { message_type: known, payload: sent };
    }
    case "unknown":
      return unknown;
  }
}

/** The message of a socket's event; undefined for anything that is not a message. */
export function liveMessage(event: unknown, room: RoomContext): ChatMessage | undefined {
  const { sender, message, createdAt, timestamp, name } = fieldsOf(event);
  if (typeof message !== "object" || message === null) return undefined;
  const fields = {
    sender: textOf(sender),
    message: contentOf(message),
    createdAt: textOf(createdAt),
    timestamp: textOf(timestamp),
    name: textOf(name),
  };
  return messageOf(fields, room);
}
