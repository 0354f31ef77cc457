/** An emoji with its modifiers and joiner, which is kept; or any other invisible character. */
const INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|[\u{E0020}-\u{E007F}])*(?:\u200D(?=\p{Extended_Pictographic}))?)|\p{Default_Ignorable_Code_Point}/gu;
const DASH = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * Removes invisible characters from a field's text (zero-width characters, direction marks, soft hyphens, byte order
 * marks; emoji keep their joiners) and replaces typographic dashes by `-`. Chats and word processors add both. Not for
 * chat messages, which are sent as they were written.
 */
export function cleanText(typed: string): string {
  return typed.replace(INVISIBLE, "$1").replace(DASH, "-");
}

/** Whether a text has nothing but spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return cleanText(text).trim() === "";
}
