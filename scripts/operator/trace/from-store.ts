import { once } from "node:events";
import type { Redis } from "ioredis";
import { redisAddressOf, redisRule } from "schemas/env/redis-address";
import { type IntentRecord, parseRecord } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { connect, mastersOf } from "~/store/connect.server";
import { CommandError } from "../brands/command";

/** `not-asked`: no store is configured. `away`: it did not answer. `unreadable`: another release wrote the record. */
export type Found =
  | { kind: "record"; record: IntentRecord }
  | { kind: "absent" | "not-asked" | "away" | "unreadable" };

const WAIT_MS = 5_000;
const KEYS_AT_ONCE = 1_000;

/**
 * The record of an operation in the Redis that the app uses (`REDIS_URL`), whichever brand's it is. Reads only. Throws a
 * CommandError if that is no address.
 */
export async function fromStore(reference: string, redisUrl: string | undefined): Promise<Found> {
  if (!redisUrl) return { kind: "not-asked" };
  const address = redisAddressOf(redisUrl);
  if (!address) throw new CommandError(`REDIS_URL is not an address of Redis: ${redisRule}\n`);
  const client = connect(address);
  client.on("error", () => undefined);
  try {
    await once(client, "ready", { signal: AbortSignal.timeout(WAIT_MS) });
    const found = await Promise.all(mastersOf(client).map((master) => recordText(master, reference)));
    const text = found.find((one) => one !== null);
    if (!text) return { kind: "absent" };
    const record = parseRecord(text);
    return record ? { kind: "record", record } : { kind: "unreadable" };
  } catch {
    return { kind: "away" };
  } finally {
    client.disconnect();
  }
}

/** A reference does not give its operation's id away, so every key is tried: a day's operations at most. */
async function recordText(redis: Redis, reference: string): Promise<string | null> {
  let cursor = "0";
  do {
    const [next, keys] = await redis.scan(cursor, "MATCH", "kapao:*:intent:*", "COUNT", KEYS_AT_ONCE);
    const own = keys.find((key) => referenceFrom(key.slice(key.lastIndexOf(":") + 1)) === reference);
    if (own) return redis.get(own);
    cursor = next;
  } while (cursor !== "0");
  return null;
}
