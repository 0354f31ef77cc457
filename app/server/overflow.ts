import type { Socket } from "node:net";

/** How long a connection has to send its request. */
const OVERFLOW_MS = 2_000;

/**
 * The connections that came when all others were busy. Half of them may be worked for, and the rest are there for health
 * and for refusals, so that these come at once however long the work takes.
 */
export interface Overflow {
  /**
   * Holds a connection of these addresses, and closes it if its request does not come in time. Where there is no place
   * for it, the one of its addresses gives way that has been silent for longest; returns false if there is none.
   */
  hold(socket: Socket, addresses: string): boolean;
  /** Whether the connection is held. */
  has(socket: Socket): boolean;
  /** A request has come on the connection; its answer may have to wait for its turn, also a refusal. */
  asked(socket: Socket): void;
  /** There is room for the connection among the others, or it is closed. */
  leave(socket: Socket): void;
  /** Whether the connection is held and a request of this group on it must be refused. */
  refuses(socket: Socket, group: string): boolean;
}

interface Held {
  addresses: string;
  tooLate: NodeJS.Timeout | undefined;
  leaveHeld(): void;
  leaveServed?: () => void;
}

/** Room for `size` connections. */
export function createOverflow(size: number): Overflow {
  const takeHeld = createPlaces(size);
  const takeServed = createPlaces(Math.floor(size / 2));
  const connections = new Map<Socket, Held>();
  /** Those whose request has not come, by their addresses; the one that has waited longest comes first. */
  const silent = new Map<string, Set<Socket>>();

  function asked(socket: Socket): void {
    const held = connections.get(socket);
    if (held?.tooLate === undefined) return;
    clearTimeout(held.tooLate);
    held.tooLate = undefined;
    const others = silent.get(held.addresses);
    others?.delete(socket);
    if (others?.size === 0) silent.delete(held.addresses);
  }

  function leave(socket: Socket): void {
    asked(socket);
    const held = connections.get(socket);
    connections.delete(socket);
    held?.leaveHeld();
    held?.leaveServed?.();
  }

  function makePlace(addresses: string): (() => void) | undefined {
    const [longest] = silent.get(addresses) ?? [];
    if (longest === undefined) return undefined;
    leave(longest);
    longest.destroy();
    return takeHeld(addresses);
  }

  return {
    hold(socket, addresses) {
      const leaveHeld = takeHeld(addresses) ?? makePlace(addresses);
      if (leaveHeld === undefined) return false;
      const tooLate = setTimeout(() => socket.destroy(), OVERFLOW_MS).unref();
      connections.set(socket, { addresses, tooLate, leaveHeld });
      silent.set(addresses, (silent.get(addresses) ?? new Set()).add(socket));
      socket.once("close", () => leave(socket));
      return true;
    },
    has: (socket) => connections.has(socket),
    asked,
    leave,
    refuses(socket, group) {
      const held = connections.get(socket);
      if (held === undefined) return false;
      held.leaveServed ??= takeServed(group);
      return held.leaveServed === undefined;
    },
  };
}

/**
 * Places of which one group may take half of what the others leave, so that few groups cannot take them all. Returns what
 * takes one and gives it back, which may be called once; undefined if there is none.
 */
function createPlaces(size: number): (group: string) => (() => void) | undefined {
  const takenBy = new Map<string, number>();
  let taken = 0;

  return (group) => {
    const own = takenBy.get(group) ?? 0;
    if (own >= Math.ceil((size - taken + own) / 2)) return undefined;
    takenBy.set(group, own + 1);
    taken += 1;
    return () => {
      const left = (takenBy.get(group) ?? 0) - 1;
      if (left > 0) takenBy.set(group, left);
      else takenBy.delete(group);
      taken -= 1;
    };
  };
}
