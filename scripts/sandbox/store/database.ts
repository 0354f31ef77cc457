import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql";
import { tables, tablesVersion } from "./tables";

type Value = string | number | null;
type PreparedStatement = ReturnType<InstanceType<typeof Libsql>["prepare"]>;

/** A small wrapper around SQLite: three verbs and a transaction. Rows have the columns' names. */
export class Database {
  readonly #connection: InstanceType<typeof Libsql>;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(file: string) {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    this.#connection = new Libsql(file);
    this.#connection.exec("pragma foreign_keys = on");
    if (file === ":memory:") return;
    this.#connection.pragma("journal_mode = wal");
    this.#connection.pragma("synchronous = normal");
    this.#connection.pragma("busy_timeout = 5000");
  }

  all<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#statement(sql).all(values) as Row[];
  }

  one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.#statement(sql).get(values) as Row | undefined;
  }

  run(sql: string, ...values: Value[]): { changes: number; lastInsertRowid: number } {
    const { changes, lastInsertRowid } = this.#statement(sql).run(values);
    return { changes, lastInsertRowid: Number(lastInsertRowid) };
  }

  /** Runs `work` in a transaction. `work` must not await. A nested call joins the outer transaction. */
  atomic<T>(work: () => T): T {
    if (this.#connection.inTransaction) return work();
    return this.#connection.transaction(work).immediate();
  }

  /** Recreates the tables unless the file already holds this version and seed. `isEmpty` says that it is now empty. */
  prepareFor(seed: string): { isEmpty: boolean; discarded: string | undefined } {
    const label = `${tablesVersion} ${seed}`;
    const held = this.#label();
    if (held === label) return { isEmpty: false, discarded: undefined };
    this.#dropEverything();
    this.#connection.exec(tables);
    this.run("insert into meta (label) values (?)", label);
    return { isEmpty: true, discarded: held };
  }

  /** Deletes all data; `prepareFor` creates the tables again. */
  clear(): void {
    this.#dropEverything();
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }

  #label(): string | undefined {
    const isNew = !this.one("select 1 from sqlite_master where type = 'table' and name = 'meta'");
    return isNew ? undefined : this.one<{ label: string }>("select label from meta")?.label;
  }

  #dropEverything(): void {
    const names = this.all<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'libsql_%'",
    );
    this.#statements.clear();
    this.#connection.exec("pragma foreign_keys = off");
    for (const { name } of names) this.#connection.exec(`drop table "${name}"`);
    this.#connection.exec("pragma foreign_keys = on");
  }

  #statement(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
