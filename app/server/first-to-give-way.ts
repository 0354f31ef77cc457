import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** An open connection. */
export interface Connection {
  /** Its answers in flight. */
  answers: Set<ServerResponse>;
  /** The addresses that count as one with its last request's. */
  group: string;
}

/** What several people behind one address may hold before it counts against them. A browser opens six. */
const HOUSEHOLD = 16;

/**
 * The connection to close when there is no room for another one: one that waits for its client, of the addresses that
 * hold most such connections, so that a flood pays for itself. There the idle come before those in the middle of a
 * request, and the oldest before the others, in the order of `open`. Whoever waits for us or the operator never gives
 * way: it may be money.
 */
export function firstToGiveWay(open: ReadonlyMap<Socket, Connection>): Socket | undefined {
  const waiting = [...open].filter(([, { answers }]) => [...answers].every(waitsForClient));
  const held = new Map<string, number>();
  for (const [, { group }] of waiting) held.set(group, (held.get(group) ?? 0) + 1);
  let first: Socket | undefined;
  let most = 0;
  for (const [socket, { answers, group }] of waiting) {
    const isIdle = answers.size === 0;
    const claim = 2 * Math.max(held.get(group) ?? 0, HOUSEHOLD) + (isIdle ? 1 : 0);
    if (claim <= most) continue;
    first = socket;
    most = claim;
  }
  return first;
}

/** Its request has not come whole, or the answer is done, or stands still until some of it is taken. */
function waitsForClient({ req, writableEnded, writableNeedDrain }: ServerResponse): boolean {
  return !req.complete || writableEnded || writableNeedDrain;
}
