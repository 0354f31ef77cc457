import * as z from "zod";
import {
  buttonTypes,
  isSmallPayload,
  MOST_CHARACTERS,
  MOST_PARTS,
  mediaKinds,
  titledButtons,
} from "../chat-parts";
import { firstOf } from "./leniency";
import { maybe, wireText } from "./wire";

/**
 * The content of a chat message, by its kind (operator-api.md, Chat). A fault never costs the whole message: a field
 * that cannot be read is left out, and a message of an unknown kind is read as `unknown`. Our server reads the history by
 * this schema. Live messages reach the browser directly; it has no zod and reads them into the same type
 * (app/chat/protocol/live-message.ts).
 */

const text = wireText.transform((all) => all.slice(0, MOST_CHARACTERS));

/** An optional text; absent also if it is blank or no text. */
const maybeText = maybe(text.transform((all) => (all.trim() === "" ? undefined : all))).catch(undefined);

/** One of the words in any case; `other` for anything else. */
function word<const Word extends string>(words: readonly Word[], other: NoInfer<Word>) {
  const lower = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value);
  return maybe(z.preprocess(lower, z.enum(words)))
    .catch(undefined)
    .transform((found) => found ?? other);
}

/** An object of optional fields; anything else is read as one without fields. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.object(shape);
  return object.catch(() => object.parse({}));
}

/** The first items of a list; none if it is not a list. */
function parts<Part extends z.ZodType>(part: Part) {
  return maybe(firstOf(part, MOST_PARTS))
    .catch(undefined)
    .transform((found) => found ?? []);
}

/** What a button sends: any JSON, if it is small enough. */
const sent = maybe(z.unknown()).transform((value) => (isSmallPayload(value) ? value : undefined));

const buttons = parts(
  fields({ title: maybeText, type: word(buttonTypes, "other"), payload: sent }),
).transform(titledButtons);

const card = fields({ title: maybeText, subtitle: maybeText, image_url: maybeText, buttons });

const knownKinds = z.discriminatedUnion("message_type", [
  z.object({
    message_type: z.literal("text"),
    payload: z.union([z.object({ message: text }), text.transform((message) => ({ message }))]),
  }),
  z.object({
    message_type: z.literal(["buttons", "quick_replies"]),
    payload: fields({ message: maybeText, buttons }),
  }),
  z.object({
    message_type: z.literal("media"),
    payload: fields({
      message: maybeText,
      url: maybeText,
      fileType: word(mediaKinds, "file"),
      filePath: maybeText,
    }),
  }),
  z.object({ message_type: z.literal("generic"), payload: fields({ elements: parts(card) }) }),
  z.object({
    message_type: z.literal("postback"),
    payload: fields({ title: maybeText, payload: sent }),
  }),
]);

/** Keeps only the operator's name of the kind, not the content. */
const unknownKind = z
  .object({ message_type: maybeText, kind: maybeText })
  .transform(({ message_type: type, kind }) => ({
    message_type: "unknown" as const,
    kind: type === "unknown" ? kind : type,
  }));

/** Reads any object, also its own output. Addresses are as the operator wrote them and must not be trusted. */
export const ChatContent = z.union([knownKinds, unknownKind]);
export type ChatContent = z.output<typeof ChatContent>;

export type ChatCard = z.output<typeof card>;
