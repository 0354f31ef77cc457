/** For a link that comes and goes on the way; nobody waits longer for a file that is lost for good. */
const WAITS_MS = [500, 1_000];

/** How often each file has failed since the page was opened. */
const failures = new Map<string, number>();

/**
 * Imports a module, again if it fails. Most browsers remember that a module failed and never ask for it again, so each
 * further try is at an address of its own. Throws when the last one fails; a later call goes on with the next address.
 */
export async function askAgain<T>(
  file: string,
  load: (address: string) => Promise<T>,
  [waitMs, ...later]: readonly number[] = WAITS_MS,
): Promise<T> {
  const failed = failures.get(file) ?? 0;
  try {
    return await load(failed === 0 ? file : `${file}?try=${failed + 1}`);
  } catch (error) {
    failures.set(file, failed + 1);
    if (waitMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return askAgain(file, load, later);
  }
}
