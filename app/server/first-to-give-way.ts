import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { hasBody } from "./body-policy";
import { createCrowds } from "./crowds";
import { createLine, type Line } from "./line";

/** An open connection. */
export interface Connection {
  socket: Socket;
  /** Its answers in flight. */
  answers: Set<ServerResponse>;
  /** The addresses that count as one with its last request's. */
  group: string;
  /** Whether it has ever sent a request. */
  isUsed: boolean;
}

/**
 * Why a connection may give way, in that order: it has sent nothing so far; nothing any more; only a part of a request,
 * or it does not read its answer.
 */
type Waiting = "unused" | "kept" | "midway";
/** `working`: it waits for its turn, for us or the operator, and never gives way: it may be money. */
type State = Waiting | "working";

/** What several people behind one address may hold before it counts against them. A browser opens six. */
const HOUSEHOLD = 16;
/** For so long after it came, or was answered, a client may be about to send on it what it may not repeat. */
const JUST_MS = 1_000;
/** How many of those at work are looked at per newcomer, as nothing shows that an answer is no longer being read. */
const LOOKS = 8;

type Lines = Record<Waiting, Line<Connection>>;

interface Group extends Lines {
  held: number;
}

interface Place {
  since: number;
  leave(): void;
}

/** Knows which connection to close when there is no room for another one, in constant time. */
export interface GivingWay {
  /** Something about the connection has changed, or it is new. */
  place(connection: Connection): void;
  /** It is closed. */
  remove(connection: Connection): void;
  /**
   * One that may give way, of the addresses that hold most such connections, so that a flood pays for itself; there in
   * the order of `Waiting`, and the one that has waited longest before the others. None that has just come or been
   * answered.
   */
  first(): Connection | undefined;
}

export function createGivingWay(now: () => number): GivingWay {
  const places = new Map<Connection, Place>();
  const groups = new Map<string, Group>();
  const crowds = createCrowds<Group>(HOUSEHOLD);
  const all = createLines();
  const working = createLine<Connection>();

  function join(connection: Connection, state: State): () => void {
    if (state === "working") return working.join(connection);
    const { group: name } = connection;
    const group = groups.get(name) ?? { held: 0, ...createLines() };
    groups.set(name, group);
    const [leaveAll, leaveGroup] = [all[state].join(connection), group[state].join(connection)];
    crowds.changed(group, ++group.held, 1);
    return () => {
      leaveAll();
      leaveGroup();
      crowds.changed(group, --group.held, -1);
      if (group.held === 0) groups.delete(name);
    };
  }

  function place(connection: Connection): void {
    places.get(connection)?.leave();
    places.set(connection, { since: now(), leave: join(connection, stateOf(connection)) });
  }

  function choose({ unused, kept, midway }: Lines): Connection | undefined {
    const idle = [unused.first(), kept.first()].filter((connection) => connection !== undefined);
    if (idle.length === 0) return midway.first();
    const since = (connection: Connection) => places.get(connection)?.since ?? 0;
    return idle.find((connection) => now() - since(connection) >= JUST_MS);
  }

  /** Whoever no longer reads its answer is found here, those at work for longest first. */
  function lookAtWorking(): void {
    for (let look = 0; look < LOOKS; look++) {
      const connection = working.first();
      if (connection) place(connection);
    }
  }

  return {
    place,
    remove(connection) {
      places.get(connection)?.leave();
      places.delete(connection);
    },
    first() {
      lookAtWorking();
      for (;;) {
        const first = choose(crowds.largest() ?? all);
        // Of a body that nobody reads nothing shows that it has come whole.
        if (!first || stateOf(first) !== "working") return first;
        place(first);
      }
    },
  };
}

function createLines(): Lines {
  return { unused: createLine(), kept: createLine(), midway: createLine() };
}

function stateOf({ answers, isUsed }: Connection): State {
  if (answers.size === 0) return isUsed ? "kept" : "unused";
  return [...answers].every(waitsForClient) ? "midway" : "working";
}

/** Its request has not come whole, or the answer is done, or stands still until some of it is taken. */
function waitsForClient({ req, writableEnded, writableNeedDrain }: ServerResponse): boolean {
  return (hasBody(req) && !req.complete) || writableEnded || writableNeedDrain;
}
