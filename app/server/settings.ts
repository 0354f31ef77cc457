import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { type Env, Environment, readEnv } from "schemas/env";
import { type Fault, formatFaults } from "schemas/fault";
import type { OperatorConfig } from "schemas/operator";
import { assetFaults } from "schemas/operator/assets";
import { readBrand } from "themes";
import { textFaults } from "~/i18n/text-faults.server";

export type Settings =
  | { ok: true; env: Env; brand: OperatorConfig; brandFile: string }
  | { ok: false; faults: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment and the brand's file, and returns every fault of both. */
export async function readSettings(environment: Variables, root: string): Promise<Settings> {
  const read = readEnv(environment);
  const brandFile = fileOf(read.ok ? read.env : namesIn(environment), root);
  const brand = brandFile === undefined ? { ok: false as const, faults: [] } : await readBrandFile(brandFile);
  if (read.ok && brand.ok && brandFile !== undefined) {
    return { ok: true, env: read.env, brand: brand.operator, brandFile };
  }
  const faults = [...(read.ok ? [] : read.faults), ...(brand.ok ? [] : brand.faults)];
  return { ok: false, faults: formatFaults(faults) };
}

type BrandNames = Partial<Pick<Env, "operator" | "operatorConfig">>;

/** The brand's name, read even if the environment has faults elsewhere. */
function namesIn({ OPERATOR, OPERATOR_CONFIG }: Variables): BrandNames {
  const operator = Environment.shape.OPERATOR.safeParse(OPERATOR).data;
  return { operator: operator || undefined, operatorConfig: OPERATOR_CONFIG?.trim() || undefined };
}

function fileOf({ operator, operatorConfig }: BrandNames, root: string): string | undefined {
  if (operatorConfig !== undefined)
    return isAbsolute(operatorConfig) ? operatorConfig : join(root, operatorConfig);
  return operator && join(root, "config", `${operator}.json`);
}

async function readBrandFile(
  file: string,
): Promise<{ ok: true; operator: OperatorConfig } | { ok: false; faults: Fault[] }> {
  const json = await readJson(file);
  if (!json.ok) return { ok: false, faults: [json.fault] };
  const read = readBrand(json.value, file);
  if (!read.ok) return read;
  const pictures = assetFaults(read.operator, file, (asset) => {
    const where = join(dirname(file), read.operator.id, asset);
    return existsSync(where) ? null : where;
  });
  const faults = [...pictures, ...textFaults(read.operator, file)];
  return faults.length > 0 ? { ok: false, faults } : read;
}

async function readJson(file: string): Promise<{ ok: true; value: unknown } | { ok: false; fault: Fault }> {
  try {
    return { ok: true, value: JSON.parse(await readFile(file, "utf8")) };
  } catch (error) {
    const isBroken = error instanceof SyntaxError;
    const fault = {
      file,
      path: "(the whole)",
      found: isBroken ? error.message : "no such file",
      allowed: isBroken ? "JSON" : "a brand's JSON file",
      message: "cannot be read",
    };
    return { ok: false, fault };
  }
}
