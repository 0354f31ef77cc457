import { posix } from "node:path";
import type { Fault } from "./check";
import type { Edge } from "./import-graph";
import { isTest } from "./rooms";

/**
 * A screen may import only from its own folder and those of screens above it; other folders may not import from
 * screens.
 */
export function screenFaults(edges: readonly Edge[], screens: ReadonlySet<string>): Fault[] {
  return edges.flatMap(({ from, to, line }) => {
    if (!from.startsWith("app/") || isTest(from) || !to?.startsWith("app/routes/")) return [];
    const message = screenFault(from, to, screens);
    return message === undefined ? [] : [{ file: from, line, message }];
  });
}

function screenFault(from: string, to: string, screens: ReadonlySet<string>): string | undefined {
  // routes.ts names files as strings. If something else imports from a screen, that part belongs in a shared folder.
  if (!from.startsWith("app/routes/")) return `only a screen's own files import from it (${to})`;
  if (from.startsWith(`${screenOf(to, screens)}/`)) return undefined;
  return `a screen imports from its own folder and from those of the screens above it (${to})`;
}

/** The folders of app/routes that hold a route module, one for each screen. */
export function screenFolders(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    if (path.startsWith("app/routes/") && /^route\.tsx?$/.test(posix.basename(path))) {
      folders.add(posix.dirname(path));
    }
  }
  return folders;
}

/** The screen that a file belongs to: the nearest folder above it that is one, otherwise the file's own folder. */
function screenOf(path: string, screens: ReadonlySet<string>): string {
  const own = posix.dirname(path);
  for (let folder = own; folder.startsWith("app/routes/"); folder = posix.dirname(folder)) {
    if (screens.has(folder)) return folder;
  }
  return own;
}
