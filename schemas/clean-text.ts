/** An emoji as far as its next join, kept whole; or a character that nothing is drawn for. */
const UNSEEN =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|[\u{E0020}-\u{E007F}])*(?:\u200D(?=\p{Extended_Pictographic}))?)|\p{Default_Ignorable_Code_Point}/gu;
const DASH = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * Typed or pasted text without what nobody sees (zero-width characters, marks of direction, soft hyphens, byte-order
 * marks; emoji keep their joiners), and with a plain `-` for each typographic dash. Chats and word processors add both.
 * For single fields; a chat message is sent as it was written.
 */
export function cleanText(typed: string): string {
  return typed.replace(UNSEEN, "$1").replace(DASH, "-");
}

/** Whether there is nothing in the text that anybody sees. */
export function isBlank(text: string): boolean {
  return cleanText(text).trim() === "";
}
