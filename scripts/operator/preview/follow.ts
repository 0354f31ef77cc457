import { type FSWatcher, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { whenQuiet } from "./when-quiet";

/** Editors write a file in several steps. A file that never rests is read all the same. */
const DEBOUNCE = { quietMs: 120, mostMs: 2_000 };

/**
 * Calls `onChange` after the brand's file, or a file in its folder of pictures, was saved. Returns how to end that.
 * Throws if the system cannot follow the folder of the file.
 */
export function follow(file: string, onChange: () => void): () => void {
  const id = basename(file, ".json");
  const pictureFolder = join(dirname(file), id);
  const { call: changed, cancel } = whenQuiet(onChange, DEBOUNCE);
  let pictures = watchedPictures();
  function watchedPictures(): FSWatcher | undefined {
    try {
      return watched(pictureFolder, changed, true);
    } catch {
      // There is no such folder.
      return undefined;
    }
  }
  // The folder is watched, because many editors put a new file in the old one's place.
  const neighbours = watched(dirname(file), (name) => {
    if (name === null || name === id) {
      // The folder of pictures may be made, or made anew, while it is followed.
      pictures?.close();
      pictures = watchedPictures();
    }
    if (name === null || name === basename(file) || name === id) changed();
  });
  return () => {
    cancel();
    neighbours.close();
    pictures?.close();
  };
}

function watched(folder: string, onName: (name: string | null) => void, recursive = false): FSWatcher {
  return watch(folder, { recursive }, (_, name) => onName(name)).on("error", () => undefined);
}
