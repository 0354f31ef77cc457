import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { createSqliteStore } from "~/store/sqlite.server";
import type { Store } from "~/store/store";

/** The store of one machine in a file, as one of its processes has it. */
export function openFileStore(path: string, onError: (error: Error) => void = () => undefined): Store {
  return createSqliteStore(path, "moon", { onError });
}

/** A file for a store, in a folder of its own, and what a test does to it from outside. */
export interface StoreFileOnDisk {
  path: string;
  /** Another process that holds the file and does not let go. */
  hold(): void;
  letGo(): void;
  /** Ends it, and removes the file. */
  lose(): void;
  /** Lets it be a later release's. */
  writeVersion(version: number): void;
  remove(): void;
}

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
      holder = new Libsql(path);
      holder.exec("begin immediate");
    },
    letGo,
    lose: () => rmSync(join(folder, "data"), { recursive: true, force: true }),
    writeVersion(version) {
      const database = new Libsql(path);
      database.exec(`pragma user_version = ${version}`);
      database.close();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
