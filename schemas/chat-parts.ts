/**
 * What a part of a chat message may be (specification, section 3). Free of zod, because the browser reads live messages
 * without it.
 */

/** A longer text is cut to so many characters, so that a message cannot make the page slow. */
export const MOST_CHARACTERS = 20_000;
/** So many buttons or cards of a message are read; the others are omitted. */
export const MOST_PARTS = 30;

const MOST_DEPTH = 32;

/** Whether a button's payload can be compared, written and sent, all of which go down into it; a deeper one is omitted. */
export function isShallow(payload: unknown, left = MOST_DEPTH): boolean {
  if (typeof payload !== "object" || payload === null) return true;
  return left > 0 && Object.values(payload).every((part) => isShallow(part, left - 1));
}

/** What a file is; any other word is a `file`. */
export const mediaKinds = ["image", "video", "file"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What a button does; any other word is `other`, which does nothing. */
export const buttonTypes = ["web", "call", "postback", "other"] as const;
