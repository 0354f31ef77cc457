import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Fault, WHOLE } from "schemas/fault";
import { suggestion } from "schemas/nearest";
import { type OperatorConfig, type OperatorFile, readThroughOperator } from "schemas/operator";
import { bankFaults } from "schemas/operator/code-faults";
import { providerWarnings } from "schemas/operator/provider-warnings";
import { parseJson } from "schemas/parse-json";
import { checkTheme } from "themes/check-theme";
import { textFaults } from "~/i18n/text-faults.server";
import { brandsIn } from "./brands-in";
import { folderFaults } from "./folder-faults";
import { jsonPlaces, MOST_DEEP } from "./json-places";
import { ALLOWED_FILE, readText } from "./read-text";
import { withPlaces } from "./with-places";

export type ReadBrandFile =
  | {
      ok: true;
      operator: OperatorConfig;
      /** The file's JSON, without the defaults. */
      written: OperatorFile;
      warnings: readonly Fault[];
    }
  | { ok: false; faults: readonly Fault[] };

/** A check beside those of the server, of the file as written (it may have faults) and as read past them. */
export type FurtherCheck = (written: OperatorFile, operator: OperatorConfig) => Fault[];

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
  const places = jsonPlaces(read.text);
  const json = places.isTooDeep ? TOO_DEEP : parsed(read.text);
  if (!json.ok) {
    const why = places.slip === undefined ? json.why : `${places.slip}, which JSON has not`;
    return { ok: false, faults: [{ ...cannotBeRead(file, why, "JSON"), ...places.broken }] };
  }
  const brand = readThroughOperator(json.value, file);
  const operator = brand.value;
  const twice = places.repeated.map(({ path, place }) => ({ ...repeated(file, path), ...place }));
  const written = json.value as OperatorFile;
  const more = operator
    ? [
        ...brand.beside(moreFaults(operator, file, configFolder, brand.isLeftOut)),
        ...further(written, operator),
      ]
    : [];
  const faults = withPlaces([...twice, ...brand.faults, ...more], places);
  return operator && faults.every(({ isWarning }) => isWarning)
    ? { ok: true, operator, written, warnings: faults }
    : { ok: false, faults };
}

/** What the schema does not tell, of what it has not left out; warnings too. */
function moreFaults(
  operator: OperatorConfig,
  file: string,
  configFolder: string,
  isLeftOut: (path: string) => boolean,
): Fault[] {
  return [
    ...checkTheme(operator, file, isLeftOut),
    ...folderFaults(operator, file, configFolder),
    ...textFaults(operator, file),
    ...bankFaults(operator, file, isLeftOut),
    ...providerWarnings(operator, file),
  ];
}

const TOO_DEEP = { ok: false, why: `an object or list more than ${MOST_DEEP} deep` } as const;

/** Nothing of a text that is no brand is quoted, as JSON.parse would: by mistake it may be the file of a secret. */
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

/** Of a file that is not there asks whether a brand beside it is meant. */
function withSuggestion(fault: Fault): Fault {
  const folder = dirname(fault.file);
  if (existsSync(fault.file) || !existsSync(folder)) return fault;
  const meant = suggestion(basename(fault.file, ".json"), brandsIn(folder));
  return { ...fault, message: `${fault.message}${meant}` };
}

function repeated(file: string, path: string): Fault {
  return { file, path, found: "a second time", allowed: "each key once", message: "is there already" };
}
