import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Edit = readonly [what: string | RegExp, by: string];

/** A file of deploy/ as it is delivered. */
export function delivered(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), "utf8");
}

/** The file with what its deployer edits; throws if it has nothing of the kind. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, [what, by]) => {
    const after = before.replaceAll(what, by);
    if (after === before) throw new Error(`nothing is replaced by ${by}`);
    return after;
  }, text);
}

/** Switches on what is delivered as a comment for the chat: "#" straight before a word or before indentation. */
export function withChat(text: string): string {
  const paragraphs = text.split("\n\n");
  return paragraphs
    .map((one) => (/chat/.test(one) ? one.replaceAll(/^( *)#(?=\S| {4})/gm, "$1") : one))
    .join("\n\n");
}
