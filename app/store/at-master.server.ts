import { Cluster, Command, type Redis } from "ioredis";
import type { RedisClient } from "./connect.server";
import { waitsMs } from "./waits.server";

/**
 * Sends ASKING to the node if it is taking the key's slot over, so that it accepts the next command. Must be called
 * immediately before that command.
 */
type SendAsking = () => void;
const noAsking: SendAsking = () => undefined;
/** If ASKING fails, so does the command behind it, and that failure is handled. */
const ignore = () => undefined;

/** The most redirections followed: enough for a slot that has moved and moves again. */
const MOST_REDIRECTIONS = 3;
const REDIRECTION = /^(MOVED|ASK) \d+ (\S+)$/;

/**
 * Runs `send` with a connection to the master that holds the key, so that all its commands use the same connection:
 * `WAIT` counts only what its own connection wrote, and ioredis's Cluster does not promise that. Follows redirections.
 * Throws what Redis throws, and if no master is known.
 */
export async function atMaster<T>(
  client: RedisClient,
  key: string,
  send: (master: Redis, sendAsking: SendAsking) => Promise<T>,
): Promise<T> {
  if (!(client instanceof Cluster)) return send(client, noAsking);
  const slot = new Command("get", [key]).getSlot() ?? 0;
  let address = client.slots[slot]?.[0] ?? "";
  let needsAsking = false;
  for (let redirections = 0; ; redirections++) {
    const master = await nodeAt(client, address);
    try {
      return await send(master, needsAsking ? () => void master.asking().catch(ignore) : noAsking);
    } catch (error) {
      const [, kind, next] = REDIRECTION.exec(error instanceof Error ? error.message : "") ?? [];
      if (!next || redirections === MOST_REDIRECTIONS) throw error;
      needsAsking = kind === "ASK";
      address = next;
      if (!needsAsking) client.refreshSlotsCache();
    }
  }
}

/** The node at an address, or any master if it is gone: that one redirects to the node that has the key now. */
async function nodeAt(cluster: Cluster, address: string): Promise<Redis> {
  const find = () =>
    cluster.nodes("all").find(({ options }) => `${options.host}:${options.port}` === address);
  if (!find()) await refreshSlots(cluster);
  const node = find() ?? cluster.nodes("master")[0];
  if (!node) throw new Error("no node of the cluster can be reached");
  return node;
}

/** Asks the nodes where the slots are. Each may hang, so this waits for all of them no longer than for one command. */
async function refreshSlots(cluster: Cluster): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    late = setTimeout(resolve, waitsMs.command);
    cluster.refreshSlotsCache(() => resolve());
  });
  clearTimeout(late);
}
