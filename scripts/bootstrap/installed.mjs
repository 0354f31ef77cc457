/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?:
 * boolean, os?: string[], cpu?: string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Whether node_modules (by its own hidden lockfile) matches the project's lockfile. Optional packages may be absent:
 * most are binaries for other platforms. One that is there for another platform was installed on it.
 * @param {Lock} lock
 * @param {Lock} hidden
 */
export function isInstalled(lock, hidden) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== "");
  const complete = wanted.every(([path, { version, optional }]) => {
    const found = hidden.packages[path];
    return found === undefined ? optional === true : found.version === version;
  });
  return complete && Object.keys(hidden.packages).every((path) => isOurs(lock.packages[path]));
}

/** @param {Package | undefined} found */
function isOurs(found) {
  const { os = [process.platform], cpu = [process.arch] } = found ?? { os: [] };
  return os.includes(process.platform) && cpu.includes(process.arch);
}
