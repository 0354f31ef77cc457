import * as z from "zod";
import { MEGABYTE } from "./values";

const KILOBYTE = 1024;
/** A folder's or file's name in a path. */
const PART = "[a-z0-9][a-z0-9-]*";
const pictures = ["svg", "png", "jpg", "webp"] as const;

export interface RoleLimits {
  /** The file formats. Both the name's ending and the content must be one of these. */
  kinds: readonly string[];
  bytes: number;
  /** The most pixels of the longer side; does not apply to SVG. */
  side?: number;
}

/** What the files in the brand's folder are for, with their limits. */
export const assetRoles = {
  logo: { kinds: pictures, bytes: 100 * KILOBYTE, side: 1600 },
  mark: { kinds: pictures, bytes: 50 * KILOBYTE, side: 1024 },
  steps: { kinds: pictures, bytes: 500 * KILOBYTE, side: 2400 },
  poster: { kinds: pictures, bytes: 300 * KILOBYTE, side: 1920 },
  film: { kinds: ["mp4", "webm"], bytes: 50 * MEGABYTE },
  captions: { kinds: ["vtt"], bytes: 200 * KILOBYTE },
} as const satisfies Record<string, RoleLimits>;
export type AssetRole = keyof typeof assetRoles;

/** A file in the brand's folder: for `config/siam-gold.json`, `logo.svg` is `config/siam-gold/logo.svg`. */
export function assetOf(role: AssetRole) {
  const name = new RegExp(`^${PART}(?:/${PART})*\\.(?:${assetRoles[role].kinds.join("|")})$`);
  return z
    .string()
    .max(120)
    .regex(name, `a file in the brand's folder, in small letters: ${limitsText(role)}`);
}

/** A role's limits in words: `svg, png, jpg or webp, at most 100 kB and 1600 px a side`. */
export function limitsText(role: AssetRole): string {
  const limits: RoleLimits = assetRoles[role];
  const kinds = limits.kinds.join(", ").replace(/, (\w+)$/, " or $1");
  const size = limits.bytes < MEGABYTE ? `${limits.bytes / KILOBYTE} kB` : `${limits.bytes / MEGABYTE} MB`;
  return `${kinds}, at most ${size}${limits.side ? ` and ${limits.side} px a side` : ""}`;
}
