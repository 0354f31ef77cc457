import type { Fault } from "./check";

const FILE = "package-lock.json";

interface Locked {
  lockfileVersion?: number;
  packages?: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
}

/**
 * The lockfile names no registry (so that `npm ci` uses whichever one is configured here) and pins every package by
 * its content.
 */
export function lockfileFaults(text: string): Fault[] {
  const { lockfileVersion, packages = {} } = JSON.parse(text) as Locked;
  const faults: Fault[] = [];
  if (lockfileVersion !== 3) {
    faults.push({ file: FILE, message: `lockfileVersion ${lockfileVersion}, not 3: written by another npm` });
  }
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "" || entry.link) continue;
    if (entry.resolved !== undefined) {
      faults.push({
        file: FILE,
        message: `${path} names its address; see omit-lockfile-registry-resolved in .npmrc`,
      });
    }
    if (entry.integrity === undefined && !entry.inBundle) {
      faults.push({ file: FILE, message: `${path} has no integrity` });
    }
  }
  return faults;
}
