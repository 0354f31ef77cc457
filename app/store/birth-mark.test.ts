import { expect, test } from "vitest";
import { formatMark, hasKept, parseMark } from "./birth-mark.server";
import type { RedisFacts } from "./redis-facts.server";

const mark = { bornAt: 1_000, runId: "run-a", evicted: 2, replicationId: "line-a" };
const facts: RedisFacts = {
  runId: "run-a",
  evicted: 2,
  evictionPolicy: "noeviction",
  hasFile: true,
  replicas: 0,
  needsReplicas: false,
  replicationId: "line-a",
  offset: 500,
  formerReplicationId: null,
  formerOffset: -1,
};
const restarted = { ...facts, runId: "run-b", evicted: 0, replicationId: "line-b" };
const heir = { ...restarted, formerReplicationId: "line-a", formerOffset: 501 };
const nothing = () => -1;

test.each<[what: string, facts: RedisFacts, confirmedOffset: number, kept: boolean, isDurable?: boolean]>([
  ["the same process", facts, -1, true],
  ["the same process, which has evicted something", { ...facts, evicted: 3 }, -1, false],
  ["a restart from a complete file", restarted, -1, true],
  ["a restart from one that may lack the last second", restarted, -1, false, false],
  ["a restart that has evicted something already", { ...restarted, evicted: 1 }, -1, false],
  ["a replica of it that was made the master", heir, 500, true],
  ["the same, without a file of its own", heir, 500, true, false],
  ["one that lacks the last byte that was confirmed", heir, 501, false],
  ["one that may have evicted like its master", { ...heir, evictionPolicy: "allkeys-lru" }, -1, false],
  ["one that came from another master's line", { ...heir, formerReplicationId: "line-x" }, -1, false],
])("%s", async (_, found, confirmed, kept, isDurable = true) => {
  const confirmedOffset = (replicationId: string) => (replicationId === "line-a" ? confirmed : 9_999);
  expect(await hasKept(mark, found, [], confirmedOffset, async () => isDurable)).toBe(kept);
});

test("a slot that has moved has kept its data if the node that it came from has", async () => {
  const isKeptBy = (other: RedisFacts) => hasKept(mark, restarted, [other], nothing, async () => false);
  expect(await isKeptBy(facts)).toBe(true);
  expect(await isKeptBy({ ...facts, evicted: 3 })).toBe(false);
  expect(await isKeptBy({ ...facts, runId: "run-c" })).toBe(false);
});

test("a mark is read as it was written; one of an earlier release has no line, and what is no mark is none", () => {
  expect(parseMark(formatMark(mark))).toEqual(mark);
  expect(parseMark("1000 run-a 2")).toEqual({ ...mark, replicationId: "" });
  expect([null, "", "x run-a 2", "1000 run-a y"].map(parseMark)).toEqual([null, null, null, null]);
});
