import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { network, untilNext } from "../../../tests/support/chat-network";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("attempts", () => {
  it("of the plain WebSocket come every 500 ms, without limit, also where each is closed as soon as it is open [7.75]", () => {
    for (const opensFirst of [false, true]) {
      const { connection, links, lose, open } = network({ isSteady: true, random: 1 });
      connection.start();
      for (let failures = 0; failures < 200; failures += 1) {
        if (opensFirst) open();
        lose();
        expect(Math.abs(untilNext(links) - 500)).toBeLessThanOrEqual(10);
      }
      connection.stop();
    }
  });

  it("of Socket.IO become slower, but never slower than half of the check", () => {
    const { connection, links, lose } = network();
    connection.start();
    const waits = Array.from({ length: 6 }, () => {
      lose();
      return Math.round(untilNext(links) / 100) * 100;
    });
    expect(waits).toEqual([500, 1000, 2000, 2500, 2500, 2500]);
  });

  it("pause while the page is hidden, and the first comes when it is shown again", () => {
    const { connection, links, lose, join } = network({ isSteady: true });
    connection.start();
    join();
    lose();
    connection.hide();
    expect(connection.state).toBe("paused");
    vi.advanceTimersByTime(600_000);
    expect(links).toHaveLength(1);
    connection.show();
    expect(links).toHaveLength(2);
    connection.hide();
    lose();
    vi.advanceTimersByTime(600_000);
    expect([connection.state, links.length]).toEqual(["paused", 2]);
  });

  it("start at once when the phone is connected again, also where the old link does not know it is dead", () => {
    const { connection, links, lose, join } = network();
    connection.online();
    expect(links).toHaveLength(0);
    connection.start();
    join();
    connection.online();
    expect([links.length, links[0]?.isClosed]).toEqual([2, true]);
    lose();
    connection.online();
    expect(links).toHaveLength(3);
  });

  it("are not needed by a page that is shown again with its link up: it only catches up", () => {
    const { connection, told, links, join } = network();
    connection.start();
    join();
    connection.hide();
    connection.show();
    expect([told.catchUps, links.length]).toEqual([2, 1]);
  });
});

describe("a join that fails", () => {
  it("is told once, and tried again at the next check [8.13]", () => {
    const { connection, told, links, last, open, join } = network();
    connection.start();
    open();
    last().events.refused();
    expect([told.alerts, connection.state]).toEqual([1, "waiting"]);
    expect(untilNext(links)).toBeLessThanOrEqual(5010);
    open();
    last().events.refused();
    expect(told.alerts).toBe(1);
    untilNext(links);
    join();
    connection.online();
    open();
    last().events.refused();
    expect(told.alerts).toBe(2);
  });

  it("by being cut off twice in a row is one too; once it was the line", () => {
    const { connection, told, links, open, lose } = network();
    connection.start();
    open();
    lose();
    expect(told.alerts).toBe(0);
    expect(untilNext(links)).toBeLessThanOrEqual(510);
    open();
    lose();
    expect(told.alerts).toBe(1);
  });

  it("because nothing answers is told at the next check, not while the page is hidden", () => {
    const { connection, told, lose } = network();
    connection.start();
    lose();
    expect(told.alerts).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(told.alerts).toBe(1);
    const hidden = network();
    hidden.connection.start();
    hidden.connection.hide();
    hidden.lose();
    vi.advanceTimersByTime(60_000);
    expect(hidden.told.alerts).toBe(0);
  });
});
