import { mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import Libsql from "libsql";
import AsyncLibsql from "libsql/promise";
import { IN_MEMORY } from "schemas/env";

/** The tables' version. A file of a later one was written by a later release. */
const VERSION = 1;
/** How long a commit waits for another process that has the file, as at a deploy: a little less than it may take. */
const BUSY_MS = 900;
/** With each commit go at most so many entries whose time is over: more than it can add. */
const MOST_SWEPT = 200;

const tablesSql = (now: number, left: number) => `
begin immediate;
create table if not exists entries (key text primary key, value text not null, expires integer not null) without rowid;
create index if not exists entries_expires on entries (expires);
create table if not exists birth (at integer not null);
insert into birth select ${now} where not exists (select 1 from birth);
update birth set at = ${now} where at <= ${left};
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
const sweepSql = (now: number) =>
  `delete from entries where key in (select key from entries where expires <= ${now} limit ${MOST_SWEPT})`;

/** The package's own types of what is asynchronous say `any`. */
interface Connection {
  exec(sql: string): Promise<void>;
  prepare<Row = never>(sql: string): Promise<Statement<Row>>;
  close(): void;
}
interface Statement<Row> {
  run(...values: readonly (string | number)[]): { changes: number };
  get(...values: readonly (string | number)[]): Row | undefined;
}
interface Entry {
  value: string;
  expires: number;
}

/** What may be done in a commit. Times are in ms since the epoch. */
export interface Changes {
  /** Null if the key was free, else what it holds. */
  claim(key: string, value: string, expires: number): string | null;
  put(key: string, value: string, expires: number): void;
  replace(key: string, expected: string, next: string, expires: number): boolean;
  release(key: string, expected: string): void;
  /** Counts one more, until `expires` if it is the first. */
  consume(key: string, expires: number): { count: number; expires: number };
  reward(key: string): void;
}

/** The store's file while it is open. */
export interface StoreFile {
  /** Since when it has kept all its data, in ms since the epoch. */
  bornAt(): number;
  read(key: string): string | null;
  /** Does all of `work`, which must not await, or nothing; resolves once it is on the disk. */
  commit(work: (changes: Changes) => void): Promise<void>;
  /** Whether it, or the log beside it, is no longer in its place: what is committed would be lost. */
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
 * Opens the file, or makes it with its folder. Commits work in a thread of their own and reads have a connection of
 * their own, so that nobody waits for the disk but whose claim it is. `left`: the birth of the file that was in use and is
 * gone; one that is not younger lacks what was claimed since, and begins anew. So does one without its log, which no
 * process of ours takes away: it was deleted, or this is a copy of the file alone.
 */
export async function openStoreFile(path: string, now: () => number, left = 0): Promise<StoreFile> {
  const isMemory = path === IN_MEMORY;
  const isCut = !isMemory && (await makeFile(path)) > 0 && (await inodeOf(`${path}-wal`)) === GONE;
  const memory = isMemory ? new Libsql(path) : null;
  const writer = memory ? withoutThread(memory) : (new AsyncLibsql(path, { timeout: BUSY_MS }) as Connection);
  let reader = memory;
  const close = () => {
    writer.close();
    if (reader !== memory) reader?.close();
  };
  try {
    await prepareTables(writer, now(), isCut ? now() : left);
    reader ??= new Libsql(path);
    const opened = isMemory ? "" : await identityOf(path);
    const changes = await prepareChanges(writer, now);
    const reading = reader.prepare(READ) as Statement<Entry>;
    const birth = reader.prepare("select at from birth") as Statement<{ at: number }>;
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

/** For nobody but its owner; SQLite takes the mode over to what it makes beside it. Returns its size. */
async function makeFile(path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  const { size } = await file.stat();
  await file.close();
  return size;
}

/** What the file is and the log beside it, which stays the same file for as long as anybody has it open. */
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

/** The keys and values of a file, by a pattern of SQL for their keys; the file is only read. For support. */
export function entriesLike(path: string, pattern: string, now: number): { key: string; value: string }[] {
  // Not closed: that would take the log away, if nobody else has the file open.
  const database = new Libsql(path);
  const sql = "select key, value from entries where key like ? and expires > ?";
  return database.prepare(sql).all(pattern, now) as { key: string; value: string }[];
}

/** What is in memory has nothing to wait for. */
function withoutThread(connection: Libsql.Database): Connection {
  return {
    exec: async (sql) => void connection.exec(sql),
    prepare: async <Row>(sql: string) => connection.prepare(sql) as Statement<Row>,
    close: () => connection.close(),
  };
}

async function prepareTables(writer: Connection, now: number, left: number): Promise<void> {
  const version = await writer.prepare<{ user_version: number }>("pragma user_version");
  if ((version.get()?.user_version ?? 0) > VERSION) throw new LaterVersion();
  await writer.exec("pragma journal_mode = wal; pragma synchronous = full");
  await writer.exec(tablesSql(now, left));
}

async function prepareChanges(writer: Connection, now: () => number): Promise<Changes> {
  const entry = await writer.prepare<Entry>(READ);
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
    await writer.exec(`${sweepSql(now)}; commit`);
  } catch (error) {
    // Of some errors SQLite has ended the transaction itself.
    await writer.exec("rollback").catch(() => undefined);
    throw error;
  }
}
