import { expect, vi } from "vitest";
import { ChatConnection, type LinkEvents, realTimers } from "~/chat/protocol/connection";

/** A simulated network and a connection that uses it; `links` holds every link that was tried. */
export function network({ isSteady = false, random = 0, retryMs = 500 } = {}) {
  const links: { events: LinkEvents; isOpen: boolean; isClosed: boolean; joins: string[] }[] = [];
  const told = { states: [] as string[], messages: [] as unknown[], catchUps: 0, ups: 0, alerts: 0 };
  const connection = new ChatConnection({
    room: "room-1",
    checkMs: 5000,
    retryMs,
    isSteady,
    timers: realTimers,
    random: () => random,
    onState: (state) => told.states.push(state),
    onMessage: (message) => told.messages.push(message),
    onCatchUp: () => {
      told.catchUps += 1;
    },
    onUp: () => {
      told.ups += 1;
    },
    onJoinFailed: () => {
      told.alerts += 1;
    },
    openLink(events) {
      const link = { events, isOpen: false, isClosed: false, joins: [] as string[] };
      links.push(link);
      return {
        join: (room) => link.joins.push(room),
        isOpen: () => link.isOpen,
        close: () => {
          link.isClosed = true;
        },
      };
    },
  });
  const last = () => links.at(-1) ?? expect.fail("nothing was tried");
  const open = () => {
    last().isOpen = true;
    last().events.opened();
  };
  const lose = () => {
    last().isOpen = false;
    last().events.closed();
  };
  const join = () => {
    open();
    last().events.joined();
  };
  return { connection, told, links, last, open, lose, join };
}

/** The time in ms until the next link is tried. */
export function untilNext(links: unknown[]): number {
  const before = links.length;
  for (let ms = 0; ms <= 60_000; ms += 10) {
    if (links.length > before) return ms;
    vi.advanceTimersByTime(10);
  }
  return Number.POSITIVE_INFINITY;
}
