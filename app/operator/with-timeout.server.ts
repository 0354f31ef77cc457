import { OperatorError } from "./error";

/** How long a page waits for what is not its own content. */
export const OPTIONAL_MS = 2_000;

/**
 * For an optional read: its result if it comes within 2 s, otherwise undefined, so that a slow or failing endpoint
 * affects only its own panel (standards.md, Reliability). Redirects that end the session or the service are still
 * thrown.
 */
export async function withTimeout<T>(
  answer: Promise<T>,
  patienceMs: number = OPTIONAL_MS,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (error instanceof OperatorError) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}
