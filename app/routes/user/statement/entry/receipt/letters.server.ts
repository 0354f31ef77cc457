import { isDrawable } from "~/pictures/fonts.server";

/** Longer texts of the operator's are cut before anything is measured. */
const MOST_LETTERS = 96;
/** More marks on one letter would climb out of their line. */
const CROWDED = /(\p{M}{3})\p{M}+/gu;

/**
 * A text as it is drawn: what no font has, controls and what steers the direction of writing are left out. Sara am and
 * its Lao sister are written as their two parts, since the renderer counts only the wider one.
 */
export function drawable(text: string): string {
  const letters = [...text.replace(/[\s\p{Z}]+/gu, " ").replace(/\p{C}/gu, "")];
  const isLong = letters.length > MOST_LETTERS;
  const cut = letters.slice(0, MOST_LETTERS).join("") + (isLong ? "…" : "");
  const parted = cut
    .replace(/(?<![\u0e48-\u0e4b])([\u0e48-\u0e4b]*)\u0e33/g, "\u0e4d$1\u0e32")
    .replace(/(?<![\u0ec8-\u0ecb])([\u0ec8-\u0ecb]*)\u0eb3/g, "\u0ecd$1\u0eb2");
  return [...parted].filter(isDrawable).join("").replace(CROWDED, "$1").replace(/ +/g, " ").trim();
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? "");
}
