/**
 * What a part of a chat message may be (specification, section 3). Free of zod, because the browser reads live messages
 * without it.
 */

/** A longer text is cut to so many characters, so that a message cannot make the page slow. */
export const MOST_CHARACTERS = 20_000;
/** So many buttons or cards of a message are read; the others are omitted. */
export const MOST_PARTS = 30;

/** So deep and, as JSON, so long may a button's payload be: it is compared, written into the page and sent. */
const MOST_DEPTH = 32;
const MOST_PAYLOAD = 4_000;

/** Whether a button's payload is small enough; a larger one is omitted. */
export function isSmallPayload(payload: unknown): boolean {
  return isShallow(payload, MOST_DEPTH) && (JSON.stringify(payload)?.length ?? 0) <= MOST_PAYLOAD;
}

function isShallow(part: unknown, left: number): boolean {
  if (typeof part !== "object" || part === null) return true;
  return left > 0 && Object.values(part).every((inner) => isShallow(inner, left - 1));
}

/** What a file is; any other word is a `file`. */
export const mediaKinds = ["image", "video", "file"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What a button does; any other word is `other`, which does nothing. */
export const buttonTypes = ["web", "call", "postback", "other"] as const;

/** A button by what it does: a link's and a call's payload is an address, which only a text is; a reply's is any JSON. */
export type ChatButton = { title: string } & (
  | { type: "web" | "call"; payload: string | undefined }
  | { type: "postback" | "other"; payload: unknown }
);

/** The parts of a button as they were read. */
interface ButtonParts {
  title: string | undefined;
  type: (typeof buttonTypes)[number];
  payload: unknown;
}

/** The buttons of a message that have a title; the others are omitted. */
export function titledButtons(all: readonly ButtonParts[]): ChatButton[] {
  return all.flatMap(({ title, type, payload }): ChatButton[] => {
    if (title === undefined) return [];
    if (type === "postback" || type === "other") return [{ title, type, payload }];
    const address = Number.isSafeInteger(payload) ? String(payload) : payload;
    return [{ title, type, payload: typeof address === "string" ? address : undefined }];
  });
}
