import { type FSWatcher, watch } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 120;

/** Calls `onChange` after the brand's file, or a file in its folder of pictures, was saved. Returns how to end that. */
export function follow(file: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  };
  const folder = dirname(file);
  const id = basename(file, ".json");
  let pictures = watched(join(folder, id), changed, true);
  // The folder is watched, because many editors put a new file in the old one's place.
  const neighbours = watched(folder, (name) => {
    if (name === id) {
      // The folder of pictures may be made, or made anew, while it is followed.
      pictures?.close();
      pictures = watched(join(folder, id), changed, true);
    }
    if (name === basename(file) || name === id) changed();
  });
  return () => {
    clearTimeout(timer);
    neighbours?.close();
    pictures?.close();
  };
}

/** Undefined if there is no such folder. */
function watched(
  folder: string,
  onName: (name: string | null) => void,
  recursive = false,
): FSWatcher | undefined {
  try {
    return watch(folder, { recursive }, (_, name) => onName(name)).on("error", () => undefined);
  } catch {
    return undefined;
  }
}
