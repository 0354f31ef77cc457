import { readFile } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { type Env, readEnv } from "schemas/env";
import { formatFaults } from "schemas/fault";
import type { OperatorConfig } from "schemas/operator";
import { readBrand } from "themes";

export type Settings =
  | { ok: true; env: Env; brand: OperatorConfig; brandFile: string }
  | { ok: false; faults: string };

/** Reads the environment and the brand's file; lists every fault of both that keeps the process from listening. */
export async function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Promise<Settings> {
  const read = readEnv(environment);
  if (!read.ok) return { ok: false, faults: `The environment has faults:\n${formatFaults(read.faults)}` };
  const { env } = read;
  const brandFile = fileOf(env, root);
  const json = await readJson(brandFile);
  if (!json.ok) return { ok: false, faults: `${brandFile}: ${json.fault}` };
  const brand = readBrand(json.value, brandFile);
  if (!brand.ok) return { ok: false, faults: `${brandFile} has faults:\n${formatFaults(brand.faults)}` };
  return { ok: true, env, brand: brand.operator, brandFile };
}

function fileOf({ operator, operatorConfig }: Env, root: string): string {
  if (operatorConfig === undefined) return join(root, "config", `${operator}.json`);
  return isAbsolute(operatorConfig) ? operatorConfig : join(root, operatorConfig);
}

async function readJson(file: string): Promise<{ ok: true; value: unknown } | { ok: false; fault: string }> {
  try {
    return { ok: true, value: JSON.parse(await readFile(file, "utf8")) };
  } catch (error) {
    const fault = error instanceof SyntaxError ? `not JSON: ${error.message}` : "cannot be read";
    return { ok: false, fault };
  }
}
