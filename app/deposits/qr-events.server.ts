import type { RequestContext } from "~/context";
import { times } from "~/money/once/times";
import { StoreUnavailable } from "~/store/store";

/**
 * What a member has done with a code, which the operator does not know: cancelled it, said that it is paid, been shown
 * that its money is there. Kept for a day, with the time. Best effort: without the store nothing is marked.
 */
export type QrEvent = "cancelled" | "said" | "told";

type EventContext = Pick<RequestContext, "store" | "execution">;

/** `id`: of the operation that made the code. */
export async function recordQrEvent(
  id: string,
  mark: QrEvent,
  { store, execution }: EventContext,
): Promise<void> {
  const at = String(execution.clock.now());
  await store.claim(keyOf(id, mark), at, times.claimLife).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

/** When it was marked first, in ms since the epoch; undefined if it was not. */
export async function qrEventAt(
  id: string,
  mark: QrEvent,
  { store }: Pick<EventContext, "store">,
): Promise<number | undefined> {
  const at = await store.read(keyOf(id, mark)).catch(() => null);
  return at === null ? undefined : Number(at);
}

function keyOf(id: string, mark: QrEvent): string {
  return `qr-${mark}:${id}`;
}
