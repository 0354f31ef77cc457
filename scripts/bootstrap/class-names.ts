import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What vanilla-extract tells of a class: the hash of its file followed by its number there, and the file. */
interface Style {
  hash: string;
  filePath: string;
}

const FOLDERS = ["app", "themes"];
const LETTERS = 26;
const CAPITAL_A = 65;
const SMALL_A = 97;

/**
 * Names classes by the place of their file among all style files, in two letters, instead of by its hash: no
 * compression shortens hashes, and public pages carry their classes twice. The capital keeps them apart from the
 * classes that brands style, which are small.
 */
export function classNames(root: string): (style: Style) => string {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const styles = files.filter((file) => file.endsWith(".css.ts")).sort();
  const places = new Map(styles.map((file, place) => [file, lettersOf(place)]));
  const prefixes = new Map<string, string>();
  return ({ hash, filePath }) => {
    // The first name of a file is number 0.
    const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
    prefixes.set(filePath, prefix);
    const place = places.get(filePath);
    if (place === undefined || !hash.startsWith(prefix))
      throw new Error(`no class name for ${filePath}, ${hash}`);
    return place + hash.slice(prefix.length);
  };
}

function lettersOf(place: number): string {
  if (place >= LETTERS * LETTERS) throw new Error("more style files than two letters can name");
  const first = CAPITAL_A + Math.floor(place / LETTERS);
  return String.fromCharCode(first, SMALL_A + (place % LETTERS));
}
