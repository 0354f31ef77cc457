import type { NamedEndpoint } from "schemas/contract";
import { type CheckedAnswer, parseAnswer, readAnswer } from "./answer.server";
import type { OperatorResponse } from "./transport.server";

/** More than all but lists and texts without end. */
const LONG_CHARACTERS = 64 * 1024;

/**
 * Reads a response in a turn of the event loop of its own, because hundreds may come at the same moment; a long one in
 * three, because a megabyte takes long to parse, to check, and to make something of. What moved money waits for nobody,
 * and what is looked up for all, without a `party`, behind nobody. Throws what `readAnswer` throws.
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
