import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { suggestion } from "schemas/nearest";
import { type ReadBrandFile, readBrandFile as readWithChecks } from "~/brand/read-brand-file";

const CONFIG_FOLDER = "config";
export const SCHEMA_FILE = join(CONFIG_FOLDER, "operator.schema.json");

/** Where a command says what it found. */
export type Write = (text: string) => void;

/** Resolves `siam-gold` to `config/siam-gold.json`; anything that looks like a path is returned unchanged. */
export function fileOf(nameOrFile: string): string {
  const isPath = nameOrFile.includes("/") || nameOrFile.endsWith(".json");
  return isPath ? nameOrFile : join(CONFIG_FOLDER, `${nameOrFile}.json`);
}

/** The config files of all brands in config/, sorted by name. */
export function brandFiles(folder = CONFIG_FOLDER): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json"))
    .sort()
    .map((name) => join(folder, name));
}

/** The ids of all brands in config/, sorted. */
export function brandIds(folder?: string): string[] {
  return brandFiles(folder).map((file) => basename(file, ".json"));
}

/** Reads a brand's config file with every check that the server makes at its start. */
export function readBrandFile(file: string): ReadBrandFile {
  const read = readWithChecks(file, CONFIG_FOLDER);
  if (read.ok || existsSync(file) || !existsSync(dirname(file))) return read;
  const meant = suggestion(basename(file, ".json"), brandIds(dirname(file)));
  return {
    ok: false,
    faults: read.faults.map((fault) => ({ ...fault, message: `${fault.message}${meant}` })),
  };
}
