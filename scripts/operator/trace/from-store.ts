import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Redis } from "ioredis";
import { redisAddressOf, redisRule } from "schemas/env/redis-address";
import { type IntentRecord, parseRecord } from "~/money/once/record.server";
import { referenceFrom } from "~/money/once/reference.server";
import { connect, mastersOf } from "~/store/connect.server";
import { entriesLike } from "~/store/sqlite-file.server";
import { CommandError } from "../brands/command";

/** `not-asked`: there is no store here. `away`: it did not answer. `unreadable`: another release wrote the record. */
export type Found =
  | { kind: "record"; record: IntentRecord }
  | { kind: "absent" | "not-asked" | "away" | "unreadable" };

const WAIT_MS = 5_000;
const KEYS_AT_ONCE = 1_000;

/**
 * The record of an operation in the store that the app uses, Redis (`redisUrl`) or else a file, whichever brand's it is.
 * Reads only. Throws a CommandError if the URL is no address.
 */
export async function fromStore(
  reference: string,
  redisUrl: string | undefined,
  file: string,
): Promise<Found> {
  if (redisUrl) return fromRedis(reference, redisUrl);
  if (!existsSync(file)) return { kind: "not-asked" };
  try {
    return foundIn(textInFile(reference, file));
  } catch {
    return { kind: "away" };
  }
}

async function fromRedis(reference: string, redisUrl: string): Promise<Found> {
  const address = redisAddressOf(redisUrl);
  if (!address) throw new CommandError(`REDIS_URL is not an address of Redis: ${redisRule}\n`);
  const client = connect(address);
  client.on("error", () => undefined);
  try {
    await once(client, "ready", { signal: AbortSignal.timeout(WAIT_MS) });
    const found = await Promise.all(mastersOf(client).map((master) => recordText(master, reference)));
    return foundIn(found.find((one) => one !== null));
  } catch {
    return { kind: "away" };
  } finally {
    client.disconnect();
  }
}

function foundIn(text: string | null | undefined): Found {
  if (!text) return { kind: "absent" };
  const record = parseRecord(text);
  return record ? { kind: "record", record } : { kind: "unreadable" };
}

const isOf = (reference: string, key: string) =>
  referenceFrom(key.slice(key.lastIndexOf(":") + 1)) === reference;

/** A reference does not give its operation's id away, so every key is tried: a day's operations at most. */
function textInFile(reference: string, file: string): string | undefined {
  return entriesLike(file, "%:intent:%", Date.now()).find(({ key }) => isOf(reference, key))?.value;
}

/** The same of Redis, a thousand at a time. */
async function recordText(redis: Redis, reference: string): Promise<string | null> {
  let cursor = "0";
  do {
    const [next, keys] = await redis.scan(cursor, "MATCH", "kapao:*:intent:*", "COUNT", KEYS_AT_ONCE);
    const own = keys.find((key) => isOf(reference, key));
    if (own) return redis.get(own);
    cursor = next;
  } while (cursor !== "0");
  return null;
}
