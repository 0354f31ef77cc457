import { createHash, createHmac, hkdfSync } from "node:crypto";
import * as iron from "iron-webcrypto";

/** Encrypts and authenticates data in cookies and in the store. */
export interface Seal {
  close(content: object): Promise<string>;
  /** What was sealed for the same purpose; null for anything else. */
  open(sealed: string): Promise<unknown>;
  /** A keyed hash of `text`, for keys of the store: without the secret it can be neither computed nor reversed. */
  name(text: string): string;
}

/** Returns the seal for a purpose; data sealed for one purpose cannot be opened for another. */
export type Seals = (purpose: string) => Seal;

/** The secrets of one brand: brands that share SESSION_SECRET cannot open what another of them has sealed. */
export function secretsOf(brandId: string, secrets: readonly string[]): string[] {
  return secrets.map((secret) => deriveKey(secret, `brand ${brandId}`));
}

/** The first secret seals, all of them open (key rotation). `nameSecret` makes names; rotation keeps it. */
export function createSeals(secrets: readonly string[], nameSecret = secrets[0] ?? ""): Seals {
  const known = new Map<string, Seal>();
  return (purpose) => {
    const seal =
      known.get(purpose) ??
      createSeal(
        secrets.map((secret) => deriveKey(secret, purpose)),
        deriveKey(nameSecret, purpose),
      );
    known.set(purpose, seal);
    return seal;
  };
}

export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)).toString("base64url");
}

function createSeal(keys: readonly string[], nameKey: string): Seal {
  const [key = ""] = keys;
  const byId = Object.fromEntries(keys.map((known) => [keyId(known), known]));
  return {
    close: (content) => iron.seal(content, { id: keyId(key), secret: key }, iron.defaults),
    name: (text) => createHmac("sha256", nameKey).update(text).digest("base64url").slice(0, 22),
    open: (sealed) => iron.unseal(sealed, byId, iron.defaults).catch(() => null),
  };
}

function keyId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}
