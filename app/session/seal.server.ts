import { createHash } from "node:crypto";
import * as iron from "iron-webcrypto";

/** Encrypts and authenticates what travels in cookies: the first secret seals, all of them open (key rotation). */
export interface Seal {
  close(content: object): Promise<string>;
  /** What was sealed, or null for anything that no secret of ours did. */
  open(sealed: string): Promise<unknown>;
}

export function createSeal(secrets: readonly string[]): Seal {
  const keys = Object.fromEntries(secrets.map((secret) => [keyId(secret), secret]));
  const [secret = ""] = secrets;
  return {
    close: (content) => iron.seal(content, { id: keyId(secret), secret }, iron.defaults),
    open: (sealed) => iron.unseal(sealed, keys, iron.defaults).catch(() => null),
  };
}

function keyId(secret: string): string {
  return createHash("sha256").update(secret).digest("hex").slice(0, 12);
}
