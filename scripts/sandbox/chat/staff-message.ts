import { parseJson } from "schemas/parse-json";
import * as z from "zod";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import type { ChatMessage } from "../store/chat";
import { findMember } from "../store/members";
import { postMessage } from "./post-message";
import { idOfRoom, roomOf } from "./rooms";

export const STAFF = "staff";

/** The room, given by its name, a member or a guest. */
export const addressee = {
  room: z.string().optional(),
  username: z.string().optional(),
  guestId: z.string().optional(),
};

const rows = z.union([z.string(), z.array(z.record(z.string(), z.unknown()))]).optional();

/** A message from staff: its type and payload, or the separate fields that the desk's form has. */
export const staffMessage = z.strictObject({
  ...addressee,
  name: z.string().max(100).optional(),
  message_type: z.string().min(1).max(40).default("text"),
  payload: z.unknown().optional(),
  message: z.string().optional(),
  /** A list, or lines of `title | type | payload`. */
  buttons: rows,
  /** A list, or lines of `title | subtitle | image_url`; each card gets the buttons. */
  cards: rows,
  url: z.string().optional(),
  fileType: z.enum(["image", "video", "file"]).optional(),
  title: z.string().optional(),
  value: z.string().optional(),
  /** How many to send; repeated texts are numbered. */
  count: z.coerce.number().int().min(1).max(1000).default(1),
});

export type StaffMessage = z.output<typeof staffMessage>;

export function requireAddressee(
  sandbox: Sandbox,
  { room, username, guestId }: { room?: string; username?: string; guestId?: string },
): string {
  const id = room === undefined ? guestId : idOfRoom(sandbox, room);
  const member = username === undefined ? undefined : findMember(sandbox.database, username);
  const found = id ?? member?.uid;
  if (!found) throw new ApiError(username === undefined ? "NO_DATA" : "NO_USER", "no such room", 404);
  return roomOf(sandbox, found).id;
}

function rowsOf(given: z.output<typeof rows>, names: readonly string[]): Record<string, unknown>[] {
  if (given === undefined || typeof given !== "string") return given ?? [];
  const lines = given.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    return Object.fromEntries(names.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : [])));
  });
}

function payloadOf(given: StaffMessage, message: string | undefined): unknown {
  const buttons = rowsOf(given.buttons, ["title", "type", "payload"]);
  switch (given.message_type) {
    case "text":
      return { message: message ?? "" };
    case "buttons":
    case "quick_replies":
      return { message, buttons };
    case "media":
      return { message, url: given.url, fileType: given.fileType ?? "image" };
    case "generic":
      return {
        elements: rowsOf(given.cards, ["title", "subtitle", "image_url"]).map((card) => ({
          ...card,
          ...(buttons.length > 0 && { buttons }),
        })),
      };
    case "postback":
      return { title: given.title, payload: given.value };
    default:
      return {};
  }
}

/** Returns the messages sent, oldest first. */
export function sendAsStaff(sandbox: Sandbox, given: StaffMessage): ChatMessage[] {
  const id = requireAddressee(sandbox, given);
  const { message_type, name, count } = given;
  const written = typeof given.payload === "string" ? parseJson(given.payload) : given.payload;
  return Array.from({ length: count }, (_, index) => {
    const message = count > 1 ? `${given.message ?? ""} ${index + 1}`.trim() : given.message;
    const payload = written ?? given.payload ?? payloadOf(given, message);
    return postMessage(sandbox, id, {
      sender: STAFF,
      name: name ?? sandbox.settings.name,
      message: { message_type, payload },
    });
  });
}
