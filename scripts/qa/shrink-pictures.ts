import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../bootstrap/run";
import { findProgram } from "../bootstrap/tools";
import { isPalettePng } from "./palette-png";

const PROGRAM = "pngquant";
/** Enough for the arguments of one process. */
const AT_ONCE = 100;

/** What a folder of pictures holds after it was shrunk. */
export interface Shrunk {
  files: number;
  bytes: number;
}

/**
 * Turns the folder's PNG pictures, or the named ones, into palettes of 256 colours, a quarter of the size: Playwright
 * compares colours with more tolerance than that costs. Skips those that are palettes already. Throws one line when
 * pngquant is missing.
 */
export async function shrinkPictures(folder: string, names?: readonly string[]): Promise<Shrunk> {
  const pictures = (names ?? (await readdir(folder))).filter((name) => name.endsWith(".png"));
  const isPalette = await Promise.all(
    pictures.map(async (name) => isPalettePng(await readFile(join(folder, name)))),
  );
  const large = pictures.filter((_, index) => !isPalette[index]);
  if (large.length > 0 && findProgram(PROGRAM) === undefined)
    throw new Error(
      `Pictures are shrunk by ${PROGRAM}. Please install it (Debian: ${PROGRAM}) and run again.`,
    );
  for (let at = 0; at < large.length; at += AT_ONCE) {
    const files = large.slice(at, at + AT_ONCE);
    const { code, output } = await run(
      PROGRAM,
      ["--force", "--ext", ".png", "--speed", "1", "--strip", "256", "--", ...files],
      { cwd: folder },
    );
    if (code !== 0) throw new Error(`${PROGRAM} failed: ${output.trim()}`);
  }
  const sizes = await Promise.all(pictures.map(async (name) => (await stat(join(folder, name))).size));
  return { files: pictures.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
