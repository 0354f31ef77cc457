import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Fault } from "schemas/fault";
import type { OperatorConfig, ReadOperator } from "schemas/operator";
import { assetFaults } from "schemas/operator/assets";
import { readBrand } from "themes/index";

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

/** Reads a brand's config file with every check, including its pictures and its file name. */
export function readBrandFile(file: string): ReadOperator {
  const json = parsed(file);
  if (!json.ok) return { ok: false, faults: [json.fault] };
  const read = readBrand(json.value, file);
  const faults = read.ok ? folderFaults(read.operator, file) : [];
  return faults.length > 0 ? { ok: false, faults } : read;
}

function parsed(file: string): { ok: true; value: unknown } | { ok: false; fault: Fault } {
  const fault = (found: string, allowed: string) => ({
    file,
    path: "(the whole)",
    found,
    allowed,
    message: "cannot be read",
  });
  if (!existsSync(file)) return { ok: false, fault: fault("no such file", "a brand's JSON file") };
  try {
    return { ok: true, value: JSON.parse(readFileSync(file, "utf8")) };
  } catch (error) {
    return { ok: false, fault: fault(error instanceof Error ? error.message : String(error), "JSON") };
  }
}

/**
 * In config/ the file must be named after the brand's id; everywhere, pictures are in the folder of that id beside it.
 */
function folderFaults(operator: OperatorConfig, file: string): Fault[] {
  const name = basename(file, ".json");
  const isOurs = resolve(dirname(file)) === resolve(CONFIG_FOLDER);
  const misnamed: Fault[] =
    isOurs && name !== operator.id
      ? [{ file, path: "id", found: operator.id, allowed: name, message: "is not the file's name" }]
      : [];
  const missing = assetFaults(operator, file, (asset) => {
    const where = join(dirname(file), operator.id, asset);
    return existsSync(where) ? null : relative(".", where);
  });
  return [...misnamed, ...missing];
}
