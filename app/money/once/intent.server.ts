import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "~/store/store";
import { systemClock } from "./clock";
import type { Stored } from "./record.server";
import { times } from "./times";

/** An intent as its form carries it: an id, its creation time, and a tag that binds both to member and kind. */
export interface Intent {
  id: string;
  mintedAt: number;
}

/**
 * What is known about an intent without a claim in the store. `fresh`: not sent yet. `expired`: not sent, and its form
 * was open for too long. `forgotten`: the store's data does not go back that far, so it may have been sent
 * (docs/decisions/when-nobody-can-tell.md).
 */
export type IntentAge = "fresh" | "expired" | "forgotten";

export interface IntentTokens {
  /** The value of the form's hidden `intent` field. */
  issue(memberKey: string, kindName: string): string;
  /** The intent of a form; null if we did not issue it for this member and kind. */
  open(token: string, memberKey: string, kindName: string): Intent | null;
  /** Throws StoreUnavailable. */
  ageOf(intent: Intent): Promise<IntentAge>;
}

/** Issues and verifies intents (product.md, Money). `secrets` are keys for this purpose only; the first one signs. */
export function createIntentTokens(
  secrets: readonly string[],
  store: Pick<Store, "bornAt">,
  now: () => number = systemClock.now,
): IntentTokens {
  const tag = (secret: string, ...parts: string[]) =>
    createHmac("sha256", secret)
      .update(["intent", ...parts].join("\n"))
      .digest("base64url")
      .slice(0, 22);

  return {
    issue(memberKey, kindName) {
      const id = randomBytes(16).toString("base64url");
      const mintedAt = now().toString(36);
      return `${id}.${mintedAt}.${tag(secrets[0] ?? "", id, mintedAt, memberKey, kindName)}`;
    },
    open(token, memberKey, kindName) {
      const [id = "", mintedAt = "", given = ""] = token.split(".");
      const isOurs = secrets.some((secret) => isSame(given, tag(secret, id, mintedAt, memberKey, kindName)));
      return isOurs ? { id, mintedAt: Number.parseInt(mintedAt, 36) } : null;
    },
    async ageOf({ mintedAt }) {
      const age = now() - mintedAt;
      if (age >= times.claimLife || mintedAt < (await store.bornAt("claims"))) return "forgotten";
      return age < times.formLife ? "fresh" : "expired";
    },
  };
}

/** A hash of the payload, whatever the order of its fields. */
export function hashPayload(payload: Stored): string {
  const sorted = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
