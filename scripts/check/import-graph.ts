import { posix } from "node:path";
import type { SourceFile } from "./check";
import { type Import, importsOf } from "./parse";

export interface Edge extends Import {
  from: string;
  /** A path in the project; undefined for a package or a Node module. */
  to: string | undefined;
}

const SUFFIXES = ["", ".ts", ".tsx", ".mjs", ".js", ".d.ts", "/index.ts", "/index.tsx"];

/** Every import of the given files. Paths in the project are resolved as Vite and tsx do it. */
export function importGraph(files: readonly SourceFile[], known: ReadonlySet<string>): Edge[] {
  return files.flatMap((file) =>
    importsOf(file).map((found) => ({
      ...found,
      from: file.path,
      to: resolveImport(found.specifier, file.path, known),
    })),
  );
}

/**
 * The project path of a relative or aliased import. A file that does not exist is returned as written, so that its
 * folder can still be checked.
 */
export function resolveImport(
  specifier: string,
  from: string,
  known: ReadonlySet<string>,
): string | undefined {
  const base = basePath(specifier.split("?", 1)[0] ?? specifier, from);
  if (base === undefined) return undefined;
  const found = SUFFIXES.map((suffix) => base + suffix).find((path) => known.has(path));
  return found ?? base;
}

function basePath(specifier: string, from: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith("~/")) return posix.join("app", specifier.slice(2));
  return /^(schemas|themes)(\/|$)/.test(specifier) ? posix.normalize(specifier) : undefined;
}
