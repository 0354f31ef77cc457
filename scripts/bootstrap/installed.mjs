/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Is node_modules (its own hidden lockfile) what the project's lockfile asks for? An optional package may be absent:
 * most are other platforms' binaries.
 * @param {Lock} lock
 * @param {Lock} hidden
 */
export function isInstalled(lock, hidden) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== "");
  const complete = wanted.every(([path, { version, optional }]) => {
    const found = hidden.packages[path];
    return found === undefined ? optional === true : found.version === version;
  });
  return complete && Object.keys(hidden.packages).every((path) => path in lock.packages);
}
