import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DOCUMENT, openapiText } from "./document";

interface Drift {
  file: string;
  message: string;
}

/** A fault when the document in the project differs from what the contract produces. */
export async function openapiFaults(root: string): Promise<Drift[]> {
  return driftFaults(await readFile(join(root, DOCUMENT), "utf8").catch(() => undefined), openapiText());
}

export function driftFaults(found: string | undefined, wanted: string): Drift[] {
  if (found === wanted) return [];
  const how = found === undefined ? "is missing" : "no longer says what schemas/contract says";
  return [{ file: DOCUMENT, message: `${how}: run npm run openapi` }];
}
