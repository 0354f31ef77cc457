import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * The session secret for local use: created once, readable only by its owner, so that a restart keeps sessions valid.
 */
export async function keptSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
  const secret = randomBytes(32).toString("base64url");
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
