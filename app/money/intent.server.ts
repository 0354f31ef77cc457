import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "~/store/store";
import type { Operation } from "./record.server";

/** How long a drawn form may be sent. */
export const FORM_LIFE_MS = 30 * 60_000;
/** How long a claimed intent gives the same answer. */
export const CLAIM_LIFE_MS = 24 * 3_600_000;

/** An intent as its form carries it: an id, when it was minted, and a tag that binds both to member and operation. */
export interface Intent {
  id: string;
  mintedAt: number;
}

export interface Mint {
  /** The value of the form's hidden `intent` field. */
  mint(memberKey: string, operation: Operation): string;
  /** The intent of a form, or null when it is forged, another member's or another operation's. */
  open(token: string, memberKey: string, operation: Operation): Intent | null;
  /** Whether an intent that nobody has claimed yet may still be claimed. */
  isFresh(intent: Intent): boolean;
}

/**
 * Mints and checks intents (product.md, Money). `secrets` as for sessions. A store that began after an intent was
 * minted may have forgotten its claim, so such an intent is not fresh: a restart plus a re-send would pay twice.
 */
export function createMint(secrets: readonly string[], store: Store, now: () => number = Date.now): Mint {
  const tag = (secret: string, ...parts: string[]) =>
    createHmac("sha256", secret)
      .update(["intent", ...parts].join("\n"))
      .digest("base64url")
      .slice(0, 22);

  return {
    mint(memberKey, operation) {
      const id = randomBytes(16).toString("base64url");
      const mintedAt = now().toString(36);
      return `${id}.${mintedAt}.${tag(secrets[0] ?? "", id, mintedAt, memberKey, operation)}`;
    },
    open(token, memberKey, operation) {
      const [id = "", mintedAt = "", given = ""] = token.split(".");
      const isOurs = secrets.some((secret) => isSame(given, tag(secret, id, mintedAt, memberKey, operation)));
      return isOurs ? { id, mintedAt: Number.parseInt(mintedAt, 36) } : null;
    },
    isFresh({ mintedAt }) {
      return now() - mintedAt < FORM_LIFE_MS && mintedAt >= store.bornAt;
    },
  };
}

/** The same payload has the same hash whatever the order of its fields. */
export function hashPayload(payload: Readonly<Record<string, string | number>>): string {
  const sorted = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
