import { agreementHash } from "../../app/lookups/legal-texts.server";
import { flavours } from "../../scripts/sandbox/seed/seeds";
import type { BrandInfo } from "../support/brand";

/** The cookie of a browser that has accepted the sandbox operator's agreements. */
export function acceptance({ seed }: BrandInfo) {
  const hash = agreementHash(flavours[seed].agreements);
  return { name: "remember-agreement", value: `${hash}.2025-01-31`, domain: "127.0.0.1", path: "/" };
}
