import { OperatorError } from "./error";

const PATIENCE_MS = 2_000;

/**
 * A read that a page does not depend on: its answer if it comes within 2 s, else undefined, so that one slow or dead
 * endpoint takes down only its own panel (standards.md, Reliability). Orders (redirects) still end the request.
 */
export async function soon<T>(answer: Promise<T>, patienceMs: number = PATIENCE_MS): Promise<T | undefined> {
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
