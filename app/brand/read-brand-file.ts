import { existsSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Brand, type BrandFile, readThroughBrand } from "schemas/brand";
import { bankFaults, providerWarnings } from "schemas/brand/codes";
import { type Fault, outerPath, WHOLE } from "schemas/fault";
import { suggestion } from "schemas/nearest";
import { parseJson } from "schemas/parse-json";
import { checkTheme } from "themes/check-theme";
import { textFaults } from "~/i18n/text-faults.server";
import { folderFaults } from "./folder-faults";
import { type JsonPositions, jsonPositions, MOST_DEEP, type Position } from "./json-positions";
import { ALLOWED_FILE, readText } from "./read-text";

export type ReadBrandFile =
  | {
      ok: true;
      brand: Brand;
      /** The file's JSON, without the defaults. */
      written: BrandFile;
      warnings: readonly Fault[];
    }
  | { ok: false; faults: readonly Fault[] };

/** A check that the server does not make: of the JSON as written, and of the config that the schema made of it. */
export type FurtherCheck = (written: BrandFile, brand: Brand) => Fault[];

/**
 * Reads a brand's file with every check: the server at its start, and `npm run operator`. In `configFolder` each file is
 * named after its brand.
 */
export function readBrandFile(
  file: string,
  configFolder: string,
  further: FurtherCheck = () => [],
): ReadBrandFile {
  const read = readText(file);
  if (!read.ok) return { ok: false, faults: [withSuggestion(cannotBeRead(file, read.why, ALLOWED_FILE))] };
  const positions = jsonPositions(read.text);
  const json = positions.isTooDeep ? TOO_DEEP : parsed(read.text);
  if (!json.ok) {
    const why = positions.mistake === undefined ? json.why : `${positions.mistake}, which JSON has not`;
    return { ok: false, faults: [{ ...cannotBeRead(file, why, "JSON"), ...positions.broken }] };
  }
  const { value: brand, ...through } = readThroughBrand(json.value, file);
  const twice = positions.repeated.map(({ path, position }) => ({ ...repeated(file, path), ...position }));
  const written = json.value as BrandFile;
  const more = brand
    ? [
        ...through.beside(moreFaults(brand, file, configFolder, through.isLeftOut)),
        ...further(written, brand),
      ]
    : [];
  const faults = withPositions([...twice, ...through.faults, ...more], positions);
  return brand && faults.every(({ isWarning }) => isWarning)
    ? { ok: true, brand, written, warnings: faults }
    : { ok: false, faults };
}

/** Faults and warnings beyond the schema's. `isLeftOut`: whether the schema has dropped the value at a path as wrong. */
function moreFaults(
  brand: Brand,
  file: string,
  configFolder: string,
  isLeftOut: (path: string) => boolean,
): Fault[] {
  return [
    ...checkTheme(brand, file, isLeftOut),
    ...folderFaults(brand, file, configFolder),
    ...textFaults(brand, file),
    ...bankFaults(brand, file, isLeftOut),
    ...providerWarnings(brand, file),
  ];
}

const TOO_DEEP = { ok: false, why: `an object or list more than ${MOST_DEEP} deep` } as const;

/** Unlike JSON.parse it quotes nothing: by mistake the file may be one that holds a secret. */
function parsed(text: string): { ok: true; value: object } | { ok: false; why: string } {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, why: "a text that is not JSON" };
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? { ok: true, value }
    : { ok: false, why: "JSON that is no object" };
}

function cannotBeRead(file: string, found: string, allowed: string): Fault {
  return { file, path: WHOLE, found, allowed, message: "cannot be read" };
}

/** If the file is missing, the fault suggests a brand beside it with a similar name. */
function withSuggestion(fault: Fault): Fault {
  const folder = dirname(fault.file);
  if (existsSync(fault.file) || !existsSync(folder)) return fault;
  const meant = suggestion(basename(fault.file, ".json"), brandsIn(folder));
  return { ...fault, message: `${fault.message}${meant}` };
}

function repeated(file: string, path: string): Fault {
  return { file, path, found: "a second time", allowed: "each key once", message: "is there already" };
}

/** The faults in the order of the file, each with its position: what is missing, at the nearest key around it. */
function withPositions(faults: readonly Fault[], { at }: JsonPositions): Fault[] {
  const positionOf = (path: string): Position | undefined =>
    at.get(path) ?? (path === WHOLE ? undefined : positionOf(outerPath(path)));
  return faults
    .map((fault) => ({ ...positionOf(fault.path), ...fault }))
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0));
}

/** The ids of all brands with a file in a folder, sorted. */
export function brandsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json"))
    .map((name) => basename(name, ".json"))
    .sort();
}
