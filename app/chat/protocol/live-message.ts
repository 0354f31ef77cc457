import { buttonTypes, isSmallPayload, MOST_CHARACTERS, MOST_PARTS, mediaKinds } from "schemas/chat-parts";
import type { ChatButton, ChatContent } from "schemas/contract/chat-content";
import { fieldsOf, listOf, textOf } from "./wire-value";

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

const partsOf = (value: unknown) => listOf(value).slice(0, MOST_PARTS).map(fieldsOf);

function buttonsOf(value: unknown): ChatButton[] {
  return partsOf(value).flatMap(({ title, type, payload }) => {
    const text = maybeText(title);
    return text === undefined
      ? []
      : [{ title: text, type: word(type, buttonTypes, "other"), payload: sentOf(payload) }];
  });
}

/**
 * What a message says, read as the contract's `ChatContent` reads it, for live messages: the browser has no zod.
 * Anything that is no message of a known kind is `unknown`.
 */
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

/** The text of a message as it is read aloud; empty where it has none. */
export function spokenText(content: ChatContent): string {
  switch (content.message_type) {
    case "text":
    case "buttons":
    case "quick_replies":
    case "media":
      return content.payload.message ?? "";
    case "generic":
      return content.payload.elements.flatMap(({ title }) => title ?? []).join(", ");
    case "postback":
      return content.payload.title ?? "";
    case "unknown":
      return "";
  }
}
