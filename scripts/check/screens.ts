import { posix } from "node:path";

/** The folders of app/routes that hold a route module: a screen each. */
export function screenFolders(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    if (path.startsWith("app/routes/") && /^route\.tsx?$/.test(posix.basename(path))) {
      folders.add(posix.dirname(path));
    }
  }
  return folders;
}

/** The screen a file belongs to: the nearest folder above it that is one, otherwise the file's own folder. */
export function screenOf(path: string, screens: ReadonlySet<string>): string {
  const own = posix.dirname(path);
  for (let folder = own; folder.startsWith("app/routes/"); folder = posix.dirname(folder)) {
    if (screens.has(folder)) return folder;
  }
  return own;
}
