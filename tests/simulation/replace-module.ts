import { vi } from "vitest";

const replaced = new Set<string>();

/** Replaces a module, by its path from the root, for what is imported after the next reset. */
export function replaceModule(
  path: string,
  factory: (original: <T>() => Promise<T>) => Promise<object>,
): void {
  replaced.add(path);
  vi.doMock(path, factory);
}

/** Takes back every replacement. */
export function restoreModules(): void {
  for (const path of replaced) vi.doUnmock(path);
  replaced.clear();
  vi.resetModules();
}
