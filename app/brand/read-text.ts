import { readFileSync, statSync } from "node:fs";

const MOST_BYTES = 1024 * 1024;

/** What a brand's file must be, as a fault says it. */
export const ALLOWED_FILE = "a brand's JSON file of at most 1 MB";

/**
 * A file's text, or in words without its path why it is not read: reading a device or pipe would never end, and a huge
 * file would block the server's start.
 */
export function readText(
  file: string,
  mostBytes = MOST_BYTES,
): { ok: true; text: string } | { ok: false; why: string } {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return { ok: false, why: "no regular file" };
    if (stats.size > mostBytes) return { ok: false, why: `${stats.size} bytes` };
    return { ok: true, text: readFileSync(file, "utf8") };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return { ok: false, why: code === "ENOENT" ? "no such file" : String(code ?? error) };
  }
}
