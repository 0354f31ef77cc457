import { readFile } from "node:fs/promises";

const own = (name: string) => readFile(new URL(name, import.meta.url), "utf8");

/** The page's style sheet. */
export async function bookStyle(): Promise<string> {
  return (await Promise.all([own("frame.css"), own("tiles.css"), own("facts.css")])).join("\n");
}

/** The page's script. */
export function bookScript(): Promise<string> {
  return own("book.js");
}
