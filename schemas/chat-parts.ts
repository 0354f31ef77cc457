/**
 * The limits and kinds of a chat message's parts (specification, section 3). Without zod: the browser uses them too.
 */

/** A longer text is cut off, so that no message can make the page slow. */
export const MOST_CHARACTERS = 20_000;
/** The most buttons or cards of a message; further ones are omitted. */
export const MOST_PARTS = 30;

/**
 * The limits of a button's payload, which is compared, written into the page and sent: nesting, and characters of JSON.
 */
const MOST_DEPTH = 32;
const MOST_PAYLOAD = 4_000;

/** Whether a button's payload keeps these limits; a larger one is omitted. */
export function isSmallPayload(payload: unknown): boolean {
  return isShallow(payload, MOST_DEPTH) && (JSON.stringify(payload)?.length ?? 0) <= MOST_PAYLOAD;
}

function isShallow(part: unknown, left: number): boolean {
  if (typeof part !== "object" || part === null) return true;
  return left > 0 && Object.values(part).every((inner) => isShallow(inner, left - 1));
}

/** The kinds of files; any other kind is read as `file`. */
export const mediaKinds = ["image", "video", "file"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The types of buttons; any other type is read as `other`, which does nothing. */
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
