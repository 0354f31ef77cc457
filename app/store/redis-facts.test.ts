import { expect, test } from "vitest";
import { type RedisFacts, risksOf } from "./redis-facts.server";

const facts: RedisFacts = {
  runId: "run",
  evicted: 0,
  evictionPolicy: "noeviction",
  hasFile: true,
  replicas: 0,
  needsReplicas: false,
  replicationId: "id",
  offset: 0,
  formerReplicationId: null,
  formerOffset: -1,
};
const replicated = { ...facts, replicas: 2, needsReplicas: true };

test.each<[string, RedisFacts | null, Parameters<typeof risksOf>[2], lines: string[]]>([
  ["one Redis", facts, "single", []],
  ["a master with replicas", replicated, "single", []],
  [
    "a master with replicas that writes without them",
    { ...replicated, needsReplicas: false },
    "single",
    ["min-replicas"],
  ],
  ["Sentinels", replicated, "sentinel", []],
  ["Sentinels whose master stands alone", { ...replicated, replicas: 0 }, "sentinel", ["no replica"]],
  ["the same that writes alone", facts, "sentinel", ["no replica", "min-replicas-to-write 1"]],
  ["a shard with a replica", { ...facts, replicas: 1 }, "cluster", []],
  ["a shard without one", facts, "cluster", ["no replica"]],
  ["a Redis that says nothing", null, "sentinel", ["allow INFO"]],
])("%s", (_, found, kind, lines) => {
  expect(risksOf(found, "always", kind)).toEqual(lines.map((line) => expect.stringContaining(line)));
});
