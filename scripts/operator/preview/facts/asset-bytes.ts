import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

export interface AssetBytes {
  /** Within the brand's folder: `videos/wallet.svg`. */
  name: string;
  bytes: number;
}

const PICTURE = /\.(svg|png|jpg|webp)$/;

/** The pictures in the folder beside a brand's file, the largest first; none if there is no folder. */
export function assetBytes(file: string, id: string): AssetBytes[] {
  const folder = join(dirname(file), id);
  return namesIn(folder)
    .filter((name) => PICTURE.test(name))
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
    .sort((one, other) => other.bytes - one.bytes);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
