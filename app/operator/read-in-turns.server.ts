import type { NamedEndpoint } from "schemas/contract";
import { type CheckedAnswer, parseAnswer, readAnswer } from "./answer.server";
import type { OperatorResponse } from "./transport.server";

/** Longer than any answer but endless lists and texts. */
const LONG_CHARACTERS = 64 * 1024;

/**
 * Reads a response in its own turn of the event loop, because hundreds may arrive at once; a long one in three turns,
 * because parsing, checking and using a megabyte each take long. An answer to a call that moves money does not wait, and
 * a look-up that is shared (no `party`) waits behind nobody. Throws what `readAnswer` throws.
 */
export async function readInTurns(
  row: NamedEndpoint,
  { status, text }: OperatorResponse,
  party: string | undefined,
  waitForTurn: (party: string) => Promise<void>,
): Promise<CheckedAnswer> {
  if (row.endpoint.effect === "money") return readAnswer(row, status, parseAnswer(text));
  const isLong = text.length > LONG_CHARACTERS;
  if (party !== undefined) await waitForTurn(party);
  if (!isLong) return readAnswer(row, status, parseAnswer(text));
  const nextTurn = () => (party === undefined ? afterThisTurn() : waitForTurn(party));
  const json = parseAnswer(text);
  await nextTurn();
  const read = readAnswer(row, status, json);
  await nextTurn();
  return read;
}

function afterThisTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
