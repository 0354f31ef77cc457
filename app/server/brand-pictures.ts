import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Services } from "~/context";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
};

/**
 * Reads the brand's own pictures, for drawings that must hold them. One of a type that cannot be drawn, or that has gone
 * since the start, is missing in the drawing.
 */
export function createBrandPictures(folder: string | undefined): Services["brandPicture"] {
  return async (file) => {
    const type = types[extname(file).toLowerCase()];
    if (folder === undefined || type === undefined) return undefined;
    try {
      const bytes = await readFile(join(folder, basename(file)));
      return `data:${type};base64,${bytes.toString("base64")}`;
    } catch {
      return undefined;
    }
  };
}
