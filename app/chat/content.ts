import { phoneAddress, webAddress } from "./links";
import { type Fields, fieldsOf, listOf, textOf } from "./wire-value";

/** What tapping a button does. */
export type ButtonAction =
  | { does: "open"; href: string }
  | { does: "call"; href: string }
  | { does: "postback"; payload: unknown }
  | { does: "nothing" };

export interface ChatButton {
  title: string;
  action: ButtonAction;
}

export interface ChatCard {
  title: string;
  subtitle: string;
  image: string | undefined;
  buttons: readonly ChatButton[];
}

const mediaKinds = ["image", "video", "file"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The content of a message, ready to render (specification, section 3). Texts are plain text, never markup. */
export type ChatContent =
  | { type: "text"; text: string }
  | { type: "buttons" | "quick_replies"; text: string; buttons: readonly ChatButton[] }
  | { type: "media"; text: string; media: MediaKind; href: string | undefined }
  | { type: "generic"; cards: readonly ChatCard[] }
  | { type: "postback"; text: string }
  | { type: "unknown" };

/** Longer texts are cut, so that a message cannot make the page slow. */
const MOST_CHARACTERS = 20_000;
const MOST_PARTS = 30;

function shown(value: unknown): string {
  return (textOf(value) ?? "").slice(0, MOST_CHARACTERS);
}

/** A link without a safe URL is kept as plain text. */
function actionOf({ type, payload }: Fields): ButtonAction {
  const text = textOf(payload) ?? "";
  if (type === "postback") return { does: "postback", payload };
  const href = type === "web" ? webAddress(text) : type === "call" ? phoneAddress(text) : undefined;
  if (href === undefined) return { does: "nothing" };
  return { does: type === "web" ? "open" : "call", href };
}

function buttonsOf(value: unknown): ChatButton[] {
  return listOf(value)
    .slice(0, MOST_PARTS)
    .map(fieldsOf)
    .map((button) => ({ title: shown(button.title), action: actionOf(button) }))
    .filter(({ title }) => title.trim() !== "");
}

function cardOf(value: unknown, origin: string): ChatCard {
  const card = fieldsOf(value);
  return {
    title: shown(card.title),
    subtitle: shown(card.subtitle),
    image: webAddress(shown(card.image_url), origin),
    buttons: buttonsOf(card.buttons),
  };
}

function mediaOf(payload: Fields, origin: string): ChatContent {
  const media = mediaKinds.find((kind) => kind === payload.fileType) ?? "file";
  const href = webAddress(shown(payload.url), origin) ?? webAddress(shown(payload.filePath), origin);
  return { type: "media", text: shown(payload.message), media, href };
}

/** Parses a message's type and payload. Anything unrecognised becomes `unknown` and its content is not shown. */
export function contentOf(message: unknown, origin: string): ChatContent {
  const { message_type: type, payload } = fieldsOf(message);
  const fields = fieldsOf(payload);
  switch (type) {
    case "text": {
      const text = textOf(payload) ?? textOf(fields.message);
      return text === undefined ? { type: "unknown" } : { type, text: shown(text) };
    }
    case "buttons":
    case "quick_replies":
      return { type, text: shown(fields.message), buttons: buttonsOf(fields.buttons) };
    case "media":
      return mediaOf(fields, origin);
    case "generic":
      return {
        type,
        cards: listOf(fields.elements)
          .slice(0, MOST_PARTS)
          .map((card) => cardOf(card, origin)),
      };
    case "postback":
      return { type, text: shown(fields.title) };
    default:
      return { type: "unknown" };
  }
}
