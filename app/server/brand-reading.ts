import { type Fault, WHOLE } from "schemas/fault";
import { readBrandFile } from "~/brand/read-brand-file";
import { holdFiles } from "./brand-files";
import type { Reading } from "./takeover";

/** Where a process finds its brand. */
export interface BrandPlace {
  file: string;
  /** In this folder each file is named after its brand. */
  configFolder: string;
  /** Its pictures. */
  folder: string;
  id: string;
}

/** Reads the brand's file again, with every check of the start, for the process of that brand. */
export function readBrandAgain({ file, configFolder, folder, id }: BrandPlace): Reading {
  const read = readBrandFile(file, configFolder);
  if (!read.ok) return read;
  const { operator, warnings } = read;
  if (operator.id !== id) return { ok: false, faults: [otherId(file, operator.id, id)] };
  try {
    return { ok: true, operator, warnings, files: holdFiles(operator, folder) };
  } catch (error) {
    return { ok: false, faults: [unreadable(file, error)] };
  }
}

/** Secrets and the store's keys derive from the id. */
function otherId(file: string, found: string, allowed: string): Fault {
  return { file, path: "id", found, allowed, message: "is another brand's; restart to serve that one" };
}

function unreadable(file: string, error: unknown): Fault {
  const found = error instanceof Error ? error.message : String(error);
  return {
    file,
    path: WHOLE,
    found,
    allowed: "pictures that stay",
    message: "changed while it was read",
  };
}
