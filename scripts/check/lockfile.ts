import type { Fault } from "./check";

const FILE = "package-lock.json";

interface Locked {
  lockfileVersion?: number;
  packages?: Record<string, LockedPackage>;
}

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

/**
 * The lockfile must name no registry, so that `npm ci` uses the configured one, and must have a hash for every package,
 * those of other platforms too: `npm ci` rejects a lockfile with any missing.
 */
export function lockfileFaults(text: string): Fault[] {
  const { lockfileVersion, packages = {} } = JSON.parse(text) as Locked;
  const names = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  const messages = lockfileVersion === 3 ? [] : [`lockfileVersion ${lockfileVersion}, not 3: of another npm`];
  for (const [path, { resolved, integrity, link, inBundle, ...entry }] of Object.entries(packages)) {
    if (path === "" || link) continue;
    if (resolved !== undefined)
      messages.push(`${path} names its address; see omit-lockfile-registry-resolved in .npmrc`);
    if (integrity === undefined && !inBundle) messages.push(`${path} has no integrity`);
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter((name) => !names.has(name));
    messages.push(...missing.map((name) => `${path} wants ${name}, which is not locked`));
  }
  return messages.map((message) => ({ file: FILE, message }));
}
