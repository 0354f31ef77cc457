import { expect, it } from "vitest";
import { capacityOf, openFilesLimit } from "./capacity";

it("shares out what the process may have open, with room for files, the store and the log", () => {
  for (const openFiles of [256, 1_024, 4_096, 1_048_576]) {
    const { connections, calls } = capacityOf(openFiles);
    const used = connections + calls.inAll;
    expect(used).toBeLessThanOrEqual(openFiles * 0.9);
    expect(calls.perEndpoint * 3).toBeLessThan(calls.inAll);
    expect(calls.perMember).toBe(16);
  }
  expect(capacityOf(1_048_576)).toEqual(capacityOf(20_000));
});

it("has a connection left while pages are in work and wait, and lets one group wait on two fifths of them at most", () => {
  for (const openFiles of [256, 1_024, 4_096, 1_048_576]) {
    const {
      connections,
      pages: { working, waiting },
    } = capacityOf(openFiles);
    expect(working.inAll + waiting.inAll).toBeLessThanOrEqual(connections);
    expect(waiting.perGroup).toBeLessThanOrEqual(connections * 0.4);
  }
});

it("lets a quarter of all who wait be of one group where there are connections for it", () => {
  expect(capacityOf(1_048_576).pages.waiting).toEqual({ inAll: 4_000, perGroup: 1_000 });
});

it("knows how many files the system allows", () => {
  expect(openFilesLimit()).toBeGreaterThan(0);
});
