import { expect, it } from "vitest";
import { capacityOf, openFilesLimit } from "./capacity";

it("shares out what the process may have open, with room for files, the store and the log", () => {
  for (const openFiles of [256, 1_024, 4_096, 1_048_576]) {
    const { connections, overflow, calls } = capacityOf(openFiles);
    const used = connections + overflow + calls.inAll;
    expect(used).toBeLessThanOrEqual(openFiles * 0.9);
    expect(calls.perEndpoint * 3).toBeLessThan(calls.inAll);
    expect(calls.perMember).toBe(16);
  }
  expect(capacityOf(1_048_576)).toEqual(capacityOf(20_000));
});

it("has a connection left while pages are in work and wait, and leaves one group at most two fifths of them", () => {
  for (const openFiles of [256, 1_024, 4_096, 1_048_576]) {
    const {
      connections,
      pages: { working, waiting },
    } = capacityOf(openFiles);
    expect(working.inAll + waiting.inAll).toBeLessThanOrEqual(connections);
    expect(working.perGroup + waiting.perGroup).toBeLessThanOrEqual(connections * 0.4);
    expect(waiting.perGroup).toBeLessThanOrEqual(Math.min(1_000, waiting.inAll * 0.25));
  }
});

it("knows how many files the system allows", () => {
  expect(openFilesLimit()).toBeGreaterThan(0);
});
