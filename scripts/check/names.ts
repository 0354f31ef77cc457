import type { Fault, SourceFile } from "./check";

/** Addresses of the place where this was written. In parts, so that this file does not hold them. */
const PLACES = ["/wo" + "rk/", "registry.np" + "mjs"];

/** A clone means the same everywhere: nothing in it points into one machine or to one registry. */
export function nameFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) =>
      PLACES.filter((place) => mentions(line, place)).map((place) => ({
        file: path,
        line: index + 1,
        message: `mentions "${place}", which is nothing to a clone`,
      })),
    ),
  );
}

/** A path begins where no word does: `frame/work/x` is somebody's folder, not ours. */
function mentions(line: string, place: string): boolean {
  const at = line.indexOf(place);
  return at >= 0 && !(place.startsWith("/") && /[\w.-]/.test(line[at - 1] ?? ""));
}
