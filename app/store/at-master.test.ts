import { setImmediate as turn } from "node:timers/promises";
import { Cluster, Redis } from "ioredis";
import { expect, onTestFinished, test, vi } from "vitest";
import { atMaster } from "./at-master.server";

/** A node that is not there. */
const down = (port: number) =>
  new Redis({
    ...{ host: "127.0.0.1", port, lazyConnect: true, enableOfflineQueue: false },
    retryStrategy: () => null,
  }).on("error", () => undefined);
const nodes = [down(1), down(2)];

class TwoNodes extends Cluster {
  override nodes = () => nodes;
}

test("a node that breaks off while a slot moves to it fails the command alone, and leaves no failure that nobody awaits", async () => {
  const unawaited = vi.fn();
  process.on("unhandledRejection", unawaited);
  onTestFinished(() => void process.off("unhandledRejection", unawaited));
  const cluster = new TwoNodes(["127.0.0.1:1"], { lazyConnect: true });
  cluster.slots = Array.from({ length: 16_384 }, () => ["127.0.0.1:1"]);
  const asked: (number | undefined)[] = [];
  const sent = atMaster(cluster, "key", async (master, ask) => {
    ask();
    asked.push(master.options.port);
    if (asked.length === 1) throw new Error("ASK 1 127.0.0.1:2");
    return master.get("key");
  });
  await expect(sent).rejects.toThrow("writeable");
  expect(asked).toEqual([1, 2]);
  await turn();
  expect(unawaited).not.toHaveBeenCalled();
});
