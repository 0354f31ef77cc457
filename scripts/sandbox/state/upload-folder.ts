import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The folder for uploads: beside the database file, or a temporary folder that is deleted with the process. */
export class UploadFolder {
  readonly #database: string;
  #folder: string | undefined;

  /** `database` is a file or ":memory:". */
  constructor(database: string) {
    this.#database = database;
  }

  /** Copies the file at `path` into the folder. Returns its name. */
  async keep(path: string, extension: string): Promise<string> {
    const name = `${randomBytes(12).toString("hex")}.${extension}`;
    await copyFile(path, this.pathOf(name));
    return name;
  }

  pathOf(name: string): string {
    return join(this.#open(), name);
  }

  close(): void {
    if (this.#isTemporary && this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }

  get #isTemporary(): boolean {
    return this.#database === ":memory:";
  }

  #open(): string {
    if (this.#folder) return this.#folder;
    this.#folder = this.#isTemporary
      ? mkdtempSync(join(tmpdir(), "sandbox-uploads-"))
      : join(dirname(this.#database), "uploads");
    mkdirSync(this.#folder, { recursive: true });
    return this.#folder;
  }
}
