import { isAbsolute, join } from "node:path";
import { type Env, Environment, readEnv } from "schemas/env";
import { formatFaults } from "schemas/fault";
import type { OperatorConfig } from "schemas/operator";
import { readBrandFile } from "~/brand/read-brand-file";
import { workerFaults } from "./workers/worker-count";

export type Settings =
  | { ok: true; env: Env; brand: OperatorConfig; brandFile: string; warnings: string }
  | { ok: false; faults: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment and the brand's file, and returns every fault of both; or what is doubtful in the latter. */
export async function readSettings(environment: Variables, root: string): Promise<Settings> {
  const read = readEnv(environment);
  const brandFile = fileOf(read.ok ? read.env : namesIn(environment), root);
  const brand =
    brandFile === undefined
      ? { ok: false as const, faults: [] }
      : readBrandFile(brandFile, join(root, "config"));
  const envFaults = read.ok ? workerFaults(read.env) : read.faults;
  if (read.ok && brand.ok && brandFile !== undefined && envFaults.length === 0) {
    return {
      ok: true,
      env: read.env,
      brand: brand.operator,
      brandFile,
      warnings: formatFaults(brand.warnings),
    };
  }
  const faults = [...envFaults, ...(brand.ok ? [] : brand.faults)];
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
