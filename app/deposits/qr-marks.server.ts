import type { RequestContext } from "~/context";
import { times } from "~/money/once/times";
import { StoreUnavailable } from "~/store/store";
import { updateEntry } from "~/store/update";

/**
 * What a member has done with a code, which the operator does not know: cancelled it, said that it is paid, been shown
 * that its money is there. Kept for a day, with the time. Best effort: without the store nothing is marked.
 */
export type QrMark = "cancelled" | "said" | "told";

type Facts = Pick<RequestContext, "store" | "execution">;

/** `id`: of the operation that made the code. */
export async function markQr(id: string, mark: QrMark, { store, execution }: Facts): Promise<void> {
  const line = `${mark} ${execution.clock.now()}`;
  const isMarked = (held: string) => held.split("\n").some((one) => one.startsWith(`${mark} `));
  const addTo = (held: string | null) => {
    if (held === null) return line;
    return isMarked(held) ? held : `${held}\n${line}`;
  };
  await updateEntry(store, keyOf(id), addTo, times.claimLife).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

/** When a code was first marked so, in ms since the epoch. */
export async function qrMarks(
  id: string,
  { store }: Pick<Facts, "store">,
): Promise<Partial<Record<QrMark, number>>> {
  const text = (await store.read(keyOf(id)).catch(() => null)) ?? "";
  const marks = text.split("\n").map((line) => line.split(" "));
  return Object.fromEntries(marks.map(([mark, at]) => [mark, Number(at)]));
}

function keyOf(id: string): string {
  return `qr-marks:${id}`;
}
