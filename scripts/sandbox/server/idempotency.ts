import type { Outcome } from "../http/answer";
import type { Sandbox } from "../state/sandbox";

interface Kept {
  status: number;
  body: string;
}

/** Calls in progress by idempotency key: a second one waits for the first. */
const underWay = new WeakMap<Sandbox, Map<string, Promise<Outcome>>>();

/**
 * Keeps the first response to an Idempotency-Key. It is replayed only with the setting `honourIdempotency`; by default
 * the operator ignores the key, as the contract allows.
 */
export async function onceForKey(
  sandbox: Sandbox,
  where: { memberId: number; endpoint: string; key: string },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const { memberId, endpoint, key } = where;
  const running = underWay.get(sandbox) ?? new Map<string, Promise<Outcome>>();
  underWay.set(sandbox, running);
  const name = JSON.stringify([memberId, endpoint, key]);
  if (sandbox.settings.honourIdempotency) {
    const kept = sandbox.database.one<Kept>(
      "select status, body from keyedAnswers where memberId = ? and endpoint = ? and key = ?",
      memberId,
      endpoint,
      key,
    );
    if (kept) return { status: kept.status, body: JSON.parse(kept.body), executed: false, replayed: true };
    const first = running.get(name);
    if (first) return { ...(await first), executed: false, replayed: true };
  }
  const outcome = work();
  running.set(name, outcome);
  const { status, body } = await outcome;
  running.delete(name);
  sandbox.database.run(
    "insert or ignore into keyedAnswers (memberId, endpoint, key, status, body) values (?, ?, ?, ?, ?)",
    memberId,
    endpoint,
    key,
    status,
    JSON.stringify(body),
  );
  return outcome;
}
