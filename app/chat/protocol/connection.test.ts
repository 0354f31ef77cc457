import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { network, untilNext } from "../../../tests/support/chat-network";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a connection", () => {
  it("joins its room when it opens, catches up when it is in, and hands on what it hears [4.27 7.74]", () => {
    const { connection, told, last, open } = network();
    connection.start();
    connection.start();
    open();
    expect(last().joins).toEqual(["room-1"]);
    expect(told.catchUps).toBe(0);
    last().events.joined();
    last().events.received({ hello: 1 });
    expect(told).toMatchObject({
      states: ["connecting", "joining", "joined"],
      messages: [{ hello: 1 }],
      catchUps: 1,
    });
  });

  it("takes a join that nobody confirms for done after a second", () => {
    const { connection, told, open } = network();
    connection.start();
    open();
    vi.advanceTimersByTime(999);
    expect(connection.state).toBe("joining");
    vi.advanceTimersByTime(1);
    expect([connection.state, told.catchUps]).toEqual(["joined", 1]);
  });

  it("that is lost comes back and joins again, every time", () => {
    const { connection, told, links, last, lose, join } = network();
    connection.start();
    for (let time = 1; time <= 20; time += 1) {
      join();
      expect([last().joins, told.catchUps]).toEqual([["room-1"], time]);
      lose();
      expect(untilNext(links)).toBeLessThanOrEqual(510);
    }
  });

  it("tells nothing of a link it has given up", () => {
    const { connection, told, links, join, lose } = network();
    connection.start();
    join();
    lose();
    untilNext(links);
    const [old] = links;
    old?.events.received("late");
    old?.events.opened();
    old?.events.closed();
    expect(old?.isClosed).toBe(true);
    expect(told.messages).toEqual([]);
    expect(connection.state).toBe("connecting");
  });

  it("finds by its check every 5 s a link that died in silence, and joins again [4.28 9.20]", () => {
    const { connection, told, links, last, join } = network();
    connection.start();
    join();
    vi.advanceTimersByTime(5000);
    expect([told.ups, links.length]).toEqual([1, 1]);
    last().isOpen = false;
    vi.advanceTimersByTime(5000);
    expect(links).toHaveLength(2);
    join();
    expect(told.catchUps).toBe(2);
  });

  it("gives up an attempt that hangs, and tries again", () => {
    const { connection, links } = network();
    connection.start();
    expect(untilNext(links)).toBeLessThanOrEqual(5520);
    expect(links[0]?.isClosed).toBe(true);
  });

  it("is back within 5 s of the network's return, however long that was gone", () => {
    for (const random of [0, 0.5, 1]) {
      const { connection, links, lose, join } = network({ random });
      connection.start();
      join();
      lose();
      for (let failures = 0; failures < 30; failures += 1) {
        expect(untilNext(links)).toBeLessThan(5000);
        lose();
      }
      connection.stop();
    }
  });

  it("stops when told to", () => {
    const { connection, links, last, join } = network();
    connection.start();
    join();
    connection.stop();
    expect([connection.state, last().isClosed]).toEqual(["idle", true]);
    vi.advanceTimersByTime(600_000);
    expect(links).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
