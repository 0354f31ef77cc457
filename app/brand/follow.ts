import { type FSWatcher, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { whenQuiet } from "./when-quiet";

/** Editors write a file in several steps. A file that never rests is read all the same. */
const DEBOUNCE = { quietMs: 120, mostMs: 2_000 };
/** A mounted ConfigMap puts all its files in another place at once, by a link of such a name. */
const SWAP = /^\.\./;

/**
 * Calls `onChange` after the brand's file, or a file in its folder of pictures, was saved. Returns how to end that.
 * Throws if the system cannot follow the folder of the file.
 */
export function follow(
  file: string,
  onChange: () => void,
  pictureFolder = join(dirname(file), basename(file, ".json")),
): () => void {
  const { call: changed, cancel } = whenQuiet(onChange, DEBOUNCE);
  const id = basename(pictureFolder);
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
    const isAnywhere = name === null || SWAP.test(name);
    if (isAnywhere || name === id) {
      // The folder of pictures may be made, or made anew, while it is followed.
      pictures?.close();
      pictures = watchedPictures();
    }
    if (isAnywhere || name === basename(file) || name === id) changed();
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
