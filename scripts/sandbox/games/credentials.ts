import { createHash, randomBytes } from "node:crypto";
import type { GameCredentials } from "../store/game-accounts";

/** Characters that must be encoded in paths, queries and forms: some for each possible mistake. */
const awkward = [
  "a/b",
  "50%",
  "%2F%25",
  "p q",
  "+1+1",
  "who?me=1",
  "#1",
  "ฟุตบอล",
  "a&b=c",
  `"<b>'`,
  "back\\slash",
  ";:@,$",
  "ກະເປົາ 7",
  "../up",
  "{username}",
  "é~!*()",
] as const;

/** The text for `index`, cycling through the list. */
function awkwardText(index: number): string {
  return awkward[index % awkward.length] ?? awkward[0];
}

/** A random password, so that a search for it finds any leak. */
export function newGamePassword(style: "plain" | "awkward"): string {
  const random = randomBytes(5).toString("hex");
  return style === "plain"
    ? `Aa${random}`
    : `${awkwardText(Number.parseInt(random.slice(0, 4), 16))}${random}`;
}

/** A new member's credentials at a provider: always the same for a member and game, at most 16 characters. */
export function gameCredentials(username: string, code: string): GameCredentials {
  const digest = createHash("sha256").update(`${username} ${code}`).digest("hex");
  return { username: `kp${username.slice(-6)}${digest.slice(0, 6)}`, password: `Aa${digest.slice(6, 14)}` };
}

/** Credentials with characters that must be encoded, in both user name and password. `index` selects which. */
export function awkwardCredentials(username: string, code: string, index: number): GameCredentials {
  const plain = gameCredentials(username, code);
  return {
    username: `${awkwardText(index).slice(0, 7)} ${plain.username.slice(-8)}`,
    password: `${awkwardText(index + 1)}${plain.password}`,
  };
}
