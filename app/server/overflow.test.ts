import { Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOverflow, type Overflow } from "./overflow";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As many connections of these addresses as are let in, in their order; the request of each comes at once. */
function fill(overflow: Overflow, addresses: string): Socket[] {
  const held: Socket[] = [];
  for (let socket = new Socket(); overflow.hold(socket, addresses); socket = new Socket()) {
    overflow.asked(socket);
    held.push(socket);
  }
  return held;
}

it("holds half for one address, half of the rest for the next, and always some for a newcomer", () => {
  const overflow = createOverflow(80);
  expect(["flood", "second", "third"].map((addresses) => fill(overflow, addresses).length)).toEqual([
    40, 20, 10,
  ]);
  expect(overflow.hold(new Socket(), "newcomer")).toBe(true);
});

it("is full with the last of its places, and without any when it has none", () => {
  const overflow = createOverflow(2);
  expect(fill(overflow, "one")).toHaveLength(1);
  expect(fill(overflow, "two")).toHaveLength(1);
  expect(fill(overflow, "three")).toEqual([]);
  expect(fill(createOverflow(0), "one")).toEqual([]);
});

it("lets the one give way that has been silent for longest, of the newcomer's addresses only", () => {
  const overflow = createOverflow(4);
  const [first, second, third] = [new Socket(), new Socket(), new Socket()];
  for (const socket of [first, second]) overflow.hold(socket, "flood");
  const asking = fill(overflow, "other");
  expect(overflow.hold(third, "flood")).toBe(true);
  expect([first, second, third].map(overflow.has)).toEqual([false, true, true]);
  expect(first.destroyed).toBe(true);
  for (const socket of [second, third]) overflow.asked(socket);
  expect(fill(overflow, "flood")).toEqual([]);
  expect(asking.every(overflow.has)).toBe(true);
});

it("gives a place back once, when its connection leaves or closes", () => {
  const overflow = createOverflow(4);
  const [first, second] = fill(overflow, "one");
  if (!first || !second) throw new Error("nothing is held");
  overflow.leave(first);
  overflow.leave(first);
  first.emit("close");
  expect(overflow.has(first)).toBe(false);
  expect(fill(overflow, "one")).toHaveLength(1);
  second.emit("close");
  second.emit("close");
  expect(fill(overflow, "one")).toHaveLength(1);
});

it("works for half of what it may hold, and there for half of one group's; the rest is refused", () => {
  const overflow = createOverflow(80);
  const sockets = ["one", "two", "three", "four"].flatMap((addresses) => fill(overflow, addresses));
  const servedOf = (group: string, some: Socket[]) =>
    some.filter((socket) => !overflow.refuses(socket, group));
  const served = servedOf("guests", sockets.slice(0, 40));
  expect(served).toHaveLength(20);
  expect(servedOf("member", sockets.slice(40, 41))).toHaveLength(1);
  expect(servedOf("guests", served)).toHaveLength(20);
  served[0]?.emit("close");
  expect(servedOf("guests", sockets.slice(41))).toHaveLength(1);
});

it("refuses nobody whom it does not hold", () => {
  expect(createOverflow(0).refuses(new Socket(), "guests")).toBe(false);
});

it("closes a connection whose request does not come in time, and stops its clock once the request has come", () => {
  const overflow = createOverflow(8);
  const [silent, asking] = [new Socket(), new Socket()];
  for (const socket of [silent, asking]) overflow.hold(socket, "one");
  expect(vi.getTimerCount()).toBe(2);
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  overflow.asked(asking);
  overflow.asked(asking);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect([silent.destroyed, asking.destroyed]).toEqual([true, false]);
  overflow.leave(asking);
  asking.emit("close");
  expect(cleared).toHaveBeenCalledTimes(1);
});
