import { mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import Libsql from "libsql";
import AsyncLibsql from "libsql/promise";
import { IN_MEMORY } from "schemas/env";

/** The version of the tables. A file with a greater one was written by a later release, and is not used. */
const VERSION = 1;
/** How long a commit waits for another process's, as during a deploy: a little less than a change may take in all. */
const BUSY_MS = 900;
/** The most expired entries that a commit deletes: more than it can add, so that the file does not grow for ever. */
const MOST_DELETED = 200;

const tablesSql = (now: number, staleUpTo: number) => `
begin immediate;
create table if not exists entries (key text primary key, value text not null, expires integer not null) without rowid;
create index if not exists entries_expires on entries (expires);
create table if not exists birth (at integer not null);
insert into birth select ${now} where not exists (select 1 from birth);
update birth set at = ${now} where at <= ${staleUpTo};
pragma user_version = ${VERSION};
commit`;

const READ = "select value, expires from entries where key = ?1 and expires > ?2";
const CLAIM = `insert into entries values (?1, ?2, ?3)
  on conflict do update set value = ?2, expires = ?3 where expires <= ?4`;
const PUT = "insert into entries values (?1, ?2, ?3) on conflict do update set value = ?2, expires = ?3";
const REPLACE = "update entries set value = ?2, expires = ?3 where key = ?1 and value = ?4 and expires > ?5";
const RELEASE = "delete from entries where key = ?1 and value = ?2";
const CONSUME = `insert into entries values (?1, 1, ?2) on conflict do update set
  value = case when expires > ?3 then value + 1 else 1 end,
  expires = case when expires > ?3 then expires else ?2 end`;
const REWARD = "update entries set value = value - 1 where key = ?1 and expires > ?2";
const deleteExpiredSql = (now: number) =>
  `delete from entries where key in (select key from entries where expires <= ${now} limit ${MOST_DELETED})`;

/** The part of libsql that is used here; the types of its asynchronous half say `any`. */
interface Connection {
  exec(sql: string): Promise<void>;
  prepare<Row = never>(sql: string): Promise<PreparedStatement<Row>>;
  close(): void;
}
interface PreparedStatement<Row> {
  run(...values: readonly (string | number)[]): { changes: number };
  get(...values: readonly (string | number)[]): Row | undefined;
}
interface StoredEntry {
  value: string;
  expires: number;
}

/** The changes that a commit can make. `expires` is in ms since the epoch. */
export interface Changes {
  /** Sets `key` if it is free and returns null; otherwise returns its value. */
  claim(key: string, value: string, expires: number): string | null;
  put(key: string, value: string, expires: number): void;
  replace(key: string, expected: string, next: string, expires: number): boolean;
  release(key: string, expected: string): void;
  /** Adds one to a count; `expires` applies if it is the first. */
  consume(key: string, expires: number): { count: number; expires: number };
  /** Takes one off a count. */
  reward(key: string): void;
}

/** The store's file while it is open. */
export interface StoreFile {
  /** Since when it has kept all its data, in ms since the epoch. */
  bornAt(): number;
  read(key: string): string | null;
  /** Makes all changes of `work`, which must not await, or none; resolves once they are on the disk. */
  commit(work: (changes: Changes) => void): Promise<void>;
  /** Whether the file, or the log beside it, is no longer at its path, so that what is committed would be lost. */
  isMoved(): Promise<boolean>;
  close(): void;
}

export class LaterVersion extends Error {
  constructor() {
    super("the store's file is a later release's");
    this.name = "LaterVersion";
  }
}

/**
 * Opens the file, or creates it with its folder. Commits run in a thread of their own and reads have a connection of
 * their own, so that only those who write wait for the disk. The file begins anew (its birth is now) if it may lack
 * claims:
 * - if it is as old as the file that was in use before and was moved away (`movedBornAt`), or older;
 * - if the log beside it is missing. No process of ours removes that: it was deleted, or this is a copy of the file
 *   alone.
 */
export async function openStoreFile(path: string, now: () => number, movedBornAt = 0): Promise<StoreFile> {
  const isMemory = path === IN_MEMORY;
  const lacksLog = !isMemory && (await createFile(path)) > 0 && (await inodeOf(`${path}-wal`)) === GONE;
  const memory = isMemory ? new Libsql(path) : null;
  const writer = memory ? withoutThread(memory) : (new AsyncLibsql(path, { timeout: BUSY_MS }) as Connection);
  let reader = memory;
  const close = () => {
    writer.close();
    if (reader !== memory) reader?.close();
  };
  try {
    await prepareTables(writer, now(), lacksLog ? now() : movedBornAt);
    reader ??= new Libsql(path);
    const opened = isMemory ? "" : await identityOf(path);
    const changes = await prepareChanges(writer, now);
    const reading = reader.prepare(READ) as PreparedStatement<StoredEntry>;
    const birth = reader.prepare("select at from birth") as PreparedStatement<{ at: number }>;
    return {
      bornAt: () => birth.get()?.at ?? now(),
      read: (key) => reading.get(key, now())?.value ?? null,
      commit: (work) => commit(writer, () => work(changes), now()),
      isMoved: async () => !isMemory && (await identityOf(path)) !== opened,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Creates the file, readable by its owner alone, if it is missing; SQLite's other files get the same mode. Returns its
 * size.
 */
async function createFile(path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  const { size } = await file.stat();
  await file.close();
  return size;
}

/**
 * Which files are at the path and, for the log, beside it. The log stays the same file while any process has it open.
 */
async function identityOf(path: string): Promise<string> {
  const found = await Promise.all([path, `${path}-wal`].map(inodeOf));
  return found.join(" ");
}

const GONE = "gone";

async function inodeOf(path: string): Promise<string> {
  try {
    const { dev, ino } = await stat(path);
    return `${dev}:${ino}`;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return GONE;
    throw error;
  }
}

/** For support: the entries of a file whose keys match a pattern of SQL's `like`. Only reads the file. */
export function entriesLike(path: string, pattern: string, now: number): { key: string; value: string }[] {
  // Not closed: the last process to close the file deletes its log.
  const database = new Libsql(path);
  const sql = "select key, value from entries where key like ? and expires > ?";
  return database.prepare(sql).all(pattern, now) as { key: string; value: string }[];
}

/** The same interface without a thread, for a store in memory, which never waits for a disk. */
function withoutThread(connection: Libsql.Database): Connection {
  return {
    exec: async (sql) => void connection.exec(sql),
    prepare: async <Row>(sql: string) => connection.prepare(sql) as PreparedStatement<Row>,
    close: () => connection.close(),
  };
}

async function prepareTables(writer: Connection, now: number, staleUpTo: number): Promise<void> {
  const version = await writer.prepare<{ user_version: number }>("pragma user_version");
  if ((version.get()?.user_version ?? 0) > VERSION) throw new LaterVersion();
  await writer.exec("pragma journal_mode = wal; pragma synchronous = full");
  await writer.exec(tablesSql(now, staleUpTo));
}

async function prepareChanges(writer: Connection, now: () => number): Promise<Changes> {
  const entry = await writer.prepare<StoredEntry>(READ);
  const claim = await writer.prepare(CLAIM);
  const put = await writer.prepare(PUT);
  const replace = await writer.prepare(REPLACE);
  const release = await writer.prepare(RELEASE);
  const consume = await writer.prepare(CONSUME);
  const reward = await writer.prepare(REWARD);
  return {
    claim(key, value, expires) {
      const at = now();
      if (claim.run(key, value, expires, at).changes === 1) return null;
      return entry.get(key, at)?.value ?? null;
    },
    put: (key, value, expires) => void put.run(key, value, expires),
    replace: (key, expected, next, expires) => replace.run(key, next, expires, expected, now()).changes === 1,
    release: (key, expected) => void release.run(key, expected),
    consume(key, expires) {
      const at = now();
      consume.run(key, expires, at);
      const counted = entry.get(key, at);
      return { count: Number(counted?.value ?? 1), expires: counted?.expires ?? expires };
    },
    reward: (key) => void reward.run(key, now()),
  };
}

async function commit(writer: Connection, work: () => void, now: number): Promise<void> {
  await writer.exec("begin immediate");
  try {
    work();
    await writer.exec(`${deleteExpiredSql(now)}; commit`);
  } catch (error) {
    // After some errors SQLite has rolled back already, and refuses this.
    await writer.exec("rollback").catch(() => undefined);
    throw error;
  }
}
