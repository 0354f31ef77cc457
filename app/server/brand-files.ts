import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { OperatorConfig } from "schemas/operator";
import { assetsOf } from "schemas/operator/assets";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".vtt": "text/vtt",
};
/** What a drawing can hold. */
const drawn = new Set([".svg", ".png", ".jpg"]);

export interface HeldFile {
  bytes: Buffer;
  type: string;
  hash: string;
}

/**
 * The files that a brand names, as they were when its file was read: pictures and captions by their names, held whatever
 * becomes of the folder. Films are too large for that.
 */
export interface BrandFiles {
  held: ReadonlyMap<string, HeldFile>;
  /** Differs when any of them does, films too. */
  mark: string;
}

export const noFiles: BrandFiles = { held: new Map(), mark: "" };

/** Throws if one cannot be read: it has gone since the brand was found to be without fault. */
export function holdFiles(operator: OperatorConfig, folder: string): BrandFiles {
  const held = new Map<string, HeldFile>();
  const marks: string[] = [];
  for (const { name, role } of assetsOf(operator)) {
    const file = join(folder, name);
    if (role === "film") {
      const { size, mtimeMs, ino } = statSync(file);
      marks.push(`${name} ${size} ${mtimeMs} ${ino}`);
      continue;
    }
    const bytes = readFileSync(file);
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
    held.set(name, { bytes, hash, type: types[extname(name)] ?? "application/octet-stream" });
    marks.push(`${name} ${hash}`);
  }
  return { held, mark: marks.join("\n") };
}

/** A picture of the brand's own as a `data:` URL; undefined if it is not there or cannot be drawn. */
export function pictureData({ held }: BrandFiles, name: string): string | undefined {
  const file = held.get(name);
  if (file === undefined || !drawn.has(extname(name))) return undefined;
  return `data:${file.type};base64,${file.bytes.toString("base64")}`;
}
