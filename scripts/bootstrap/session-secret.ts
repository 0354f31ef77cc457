import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The secret that seals sessions on this machine: made once, readable by its owner only, so that a restart signs nobody out. */
export async function keptSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
  const secret = randomBytes(32).toString("base64url");
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
