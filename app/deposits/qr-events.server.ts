import type { RequestContext } from "~/context";
import { times } from "~/money/once/times";
import { StoreUnavailable } from "~/store/store";

/**
 * What the operator does not know of a QR code: that the member has cancelled it, has said that it is paid, has been told
 * that its money is there. Kept for a day, with the time. Best effort: while the store is away nothing is recorded.
 */
export type QrEvent = "cancelled" | "said" | "told";

type EventContext = Pick<RequestContext, "store" | "execution">;

/** `id`: of the operation that made the code. */
export async function recordQrEvent(
  id: string,
  event: QrEvent,
  { store, execution }: EventContext,
): Promise<void> {
  const at = String(execution.clock.now());
  await store.claim(keyOf(id, event), at, times.claimLife).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

/** When it happened first, in ms since the epoch; undefined if it has not. */
export async function qrEventAt(
  id: string,
  event: QrEvent,
  { store }: Pick<EventContext, "store">,
): Promise<number | undefined> {
  const at = await store.read(keyOf(id, event)).catch(() => null);
  return at === null ? undefined : Number(at);
}

function keyOf(id: string, event: QrEvent): string {
  return `qr-${event}:${id}`;
}
