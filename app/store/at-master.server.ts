import { Cluster, Command, type Redis } from "ioredis";
import type { Client } from "./connect.server";
import { waitsMs } from "./waits.server";

/** In a cluster whose slot moves: must be called right before the command, and is told to the node that gets it. */
type Ask = () => void;
const noAsking: Ask = () => undefined;
/** Where ASKING fails, so does the command behind it, which somebody waits for. */
const ignore = () => undefined;

/** A slot that has moved, and moves again. */
const MOST_REDIRECTIONS = 3;
const REDIRECTION = /^(MOVED|ASK) \d+ (\S+)$/;

/**
 * Sends commands for one key to the master that holds it, all on one connection, which ioredis's Cluster alone does not
 * promise: `WAIT` counts what the same connection wrote. Throws what Redis throws, and when no master is known.
 */
export async function atMaster<T>(
  client: Client,
  key: string,
  send: (master: Redis, ask: Ask) => Promise<T>,
): Promise<T> {
  if (!(client instanceof Cluster)) return send(client, noAsking);
  const slot = new Command("get", [key]).getSlot() ?? 0;
  let place = client.slots[slot]?.[0] ?? "";
  let isAsked = false;
  for (let redirections = 0; ; redirections++) {
    const master = await nodeAt(client, place);
    try {
      return await send(master, isAsked ? () => void master.asking().catch(ignore) : noAsking);
    } catch (error) {
      const [, kind, next] = REDIRECTION.exec(error instanceof Error ? error.message : "") ?? [];
      if (!next || redirections === MOST_REDIRECTIONS) throw error;
      isAsked = kind === "ASK";
      place = next;
      if (!isAsked) client.refreshSlotsCache();
    }
  }
}

/** Another node says where the key is if the one that had it is gone. */
async function nodeAt(cluster: Cluster, place: string): Promise<Redis> {
  const find = () => cluster.nodes("all").find(({ options }) => `${options.host}:${options.port}` === place);
  if (!find()) await refreshed(cluster);
  const node = find() ?? cluster.nodes("master")[0];
  if (!node) throw new Error("no node of the cluster can be reached");
  return node;
}

/** Asks where the slots are; one node after another may hang, so that is waited for no longer than for a command. */
async function refreshed(cluster: Cluster): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    late = setTimeout(resolve, waitsMs.command);
    cluster.refreshSlotsCache(() => resolve());
  });
  clearTimeout(late);
}
