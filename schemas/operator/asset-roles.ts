import * as z from "zod";
import { MEGABYTE } from "./values";

const KILOBYTE = 1024;
/** A part of a file's path. */
const PART = "[a-z0-9][a-z0-9-]*";
const pictures = ["svg", "png", "jpg", "webp"] as const;

export interface RoleLimits {
  /** By the file's name and by its content alike. */
  kinds: readonly string[];
  bytes: number;
  /** The longest side of a picture that is not drawn in lines, in pixels. */
  side?: number;
}

/** What a file in the brand's folder is for, with the kinds it may be of and how large it may be. */
export const assetRoles = {
  logo: { kinds: pictures, bytes: 100 * KILOBYTE, side: 1600 },
  mark: { kinds: pictures, bytes: 50 * KILOBYTE, side: 1024 },
  steps: { kinds: pictures, bytes: 500 * KILOBYTE, side: 2400 },
  poster: { kinds: pictures, bytes: 300 * KILOBYTE, side: 1920 },
  film: { kinds: ["mp4", "webm"], bytes: 50 * MEGABYTE },
  captions: { kinds: ["vtt"], bytes: 200 * KILOBYTE },
} as const satisfies Record<string, RoleLimits>;
export type AssetRole = keyof typeof assetRoles;

/**
 * A file of a role in the brand's folder beside its config: `logo.svg` of `config/siam-gold.json` is
 * `config/siam-gold/logo.svg`.
 */
export function assetOf(role: AssetRole) {
  const name = new RegExp(`^${PART}(?:/${PART})*\\.(?:${assetRoles[role].kinds.join("|")})$`);
  return z
    .string()
    .max(120)
    .regex(name, `a file in the brand's folder, in small letters: ${limitsText(role)}`);
}

/** What a role's files may be: `svg, png, jpg or webp, at most 100 kB and 1600 px a side`. */
export function limitsText(role: AssetRole): string {
  const limits: RoleLimits = assetRoles[role];
  const kinds = limits.kinds.join(", ").replace(/, (\w+)$/, " or $1");
  const size = limits.bytes < MEGABYTE ? `${limits.bytes / KILOBYTE} kB` : `${limits.bytes / MEGABYTE} MB`;
  return `${kinds}, at most ${size}${limits.side ? ` and ${limits.side} px a side` : ""}`;
}
