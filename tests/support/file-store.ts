import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { createSqliteStore } from "~/store/sqlite.server";
import type { Store } from "~/store/store";

/** The store of one machine in a file, as one of its processes has it. */
export function openFileStore(path: string): Store {
  return createSqliteStore(path, "moon", { onError: () => undefined });
}

/** A file for a store, in a folder of its own, and what a test does to it from outside. */
export interface StoreFileOnDisk {
  path: string;
  /** Another process that holds the file and does not let go. */
  hold(): void;
  letGo(): void;
  /** Removes the file with its folder, whoever has it open. */
  lose(): void;
  /** Writes what stands in the log into the file. */
  checkpoint(): void;
  /** How many it holds. */
  entries(): number;
  /** Lets it be a later release's. */
  writeVersion(version: number): void;
  remove(): void;
}

/** The app may be in a commit. */
const PATIENT = { timeout: 5_000 };

export function storeFileOnDisk(): StoreFileOnDisk {
  const folder = mkdtempSync(join(tmpdir(), "kapao-store-"));
  const path = join(folder, "data/kapao.db");
  let holder: Libsql.Database | undefined;
  const letGo = () => {
    holder?.exec("rollback");
    holder?.close();
    holder = undefined;
  };
  return {
    path,
    hold() {
      holder = new Libsql(path, PATIENT);
      holder.exec("begin immediate");
    },
    letGo,
    lose: () => rmSync(join(folder, "data"), { recursive: true, force: true }),
    checkpoint() {
      const database = new Libsql(path, PATIENT);
      database.exec("pragma wal_checkpoint(truncate)");
      database.close();
    },
    entries() {
      const database = new Libsql(path, PATIENT);
      const [{ count } = { count: 0 }] = database.prepare("select count(*) as count from entries").all() as {
        count: number;
      }[];
      database.close();
      return count;
    },
    writeVersion(version) {
      const database = new Libsql(path, PATIENT);
      database.exec(`pragma user_version = ${version}`);
      database.close();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
