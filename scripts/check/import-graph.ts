import { posix } from "node:path";
import type { SourceFile } from "./check";
import { type Import, importsOf } from "./parse";

export interface Edge extends Import {
  from: string;
  /** A path in the project, or undefined for a package or one of Node's own modules. */
  to: string | undefined;
}

const SUFFIXES = ["", ".ts", ".tsx", ".mjs", ".js", ".d.ts", "/index.ts", "/index.tsx"];

/** Every import of the files given, with the project's own files resolved as Vite and tsx do. */
export function importGraph(files: readonly SourceFile[], known: ReadonlySet<string>): Edge[] {
  return files.flatMap((file) =>
    importsOf(file).map((found) => ({
      ...found,
      from: file.path,
      to: resolveImport(found.specifier, file.path, known),
    })),
  );
}

/** A project path for a relative or aliased specifier; what is not there is answered as written, to be judged by its folder. */
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

/** `@scope/name/part` → `@scope/name`; `node:fs/promises` → `node:fs`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}
