import { readFileSync } from "node:fs";
import { type Fault, pathText } from "schemas/fault";
import type { ReadOperator } from "schemas/operator";
import { readBrand } from "themes";
import { textFaults } from "~/i18n/text-faults.server";
import { folderFaults } from "./folder-faults";
import { jsonPlaces } from "./json-places";
import { withPlaces } from "./with-places";

/**
 * Reads a brand's file with every check: the server at its start, and `npm run operator`. In the folder `house` each file
 * is named after its brand.
 */
export function readBrandFile(file: string, house: string): ReadOperator {
  const read = readText(file);
  if (!read.ok) return { ok: false, faults: [cannotBeRead(file, read.why, "a brand's JSON file")] };
  const places = jsonPlaces(read.text);
  const json = parsed(read.text);
  if (!json.ok) {
    return { ok: false, faults: [{ ...cannotBeRead(file, json.why, "JSON"), ...places.broken }] };
  }
  const brand = readBrand(json.value, file);
  const rest = brand.ok
    ? [...folderFaults(brand.operator, file, house), ...textFaults(brand.operator, file)]
    : brand.faults;
  const repeated = places.repeated.map(({ path, place }) => ({ ...twice(file, path), ...place }));
  const faults = withPlaces([...repeated, ...rest], places);
  return brand.ok && faults.length === 0 ? brand : { ok: false, faults };
}

function readText(file: string): { ok: true; text: string } | { ok: false; why: string } {
  try {
    return { ok: true, text: readFileSync(file, "utf8") };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return { ok: false, why: code === "ENOENT" ? "no such file" : String(error) };
  }
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false; why: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

function cannotBeRead(file: string, found: string, allowed: string): Fault {
  return { file, path: pathText([]), found, allowed, message: "cannot be read" };
}

function twice(file: string, path: string): Fault {
  return { file, path, found: "a second time", allowed: "each key once", message: "is there already" };
}
