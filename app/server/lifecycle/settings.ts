import { dirname, join, resolve } from "node:path";
import type { Brand } from "schemas/brand";
import { type Env, Environment, IN_MEMORY } from "schemas/env";
import { formatFaults } from "schemas/fault";
import { readBrandFile } from "~/brand/read-brand-file";
import { readEnvironment, type Variables } from "./environment";

export type Settings =
  | { ok: true; env: Env; brand: Brand; brandFolder: string; warnings: string }
  | { ok: false; faults: string };

/** Reads the environment and the brand's file. Returns every fault of both, or the settings with warnings. */
export async function readSettings(environment: Variables, root: string): Promise<Settings> {
  const read = readEnvironment(environment, root);
  const brandFile = brandFileOf(read.ok ? read.env : brandNamesIn(environment), root);
  const configFolder = join(root, "config");
  const fromFile =
    brandFile === undefined ? { ok: false as const, faults: [] } : readBrandFile(brandFile, configFolder);
  if (read.ok && fromFile.ok && brandFile !== undefined) {
    const { storeFile } = read.env;
    return {
      ok: true,
      env: { ...read.env, storeFile: storeFile === IN_MEMORY ? storeFile : resolve(root, storeFile) },
      brand: fromFile.brand,
      brandFolder: join(dirname(brandFile), fromFile.brand.id),
      warnings: formatFaults([...read.warnings, ...fromFile.warnings]),
    };
  }
  const faults = [...(read.ok ? [] : read.faults), ...(fromFile.ok ? [] : fromFile.faults)];
  return { ok: false, faults: formatFaults(faults) };
}

type BrandNames = Partial<Pick<Env, "operator" | "operatorConfig">>;

/** The brand that the environment names, even if it has faults elsewhere. */
function brandNamesIn({ OPERATOR, OPERATOR_CONFIG }: Variables): BrandNames {
  const operator = Environment.shape.OPERATOR.safeParse(OPERATOR).data;
  return { operator: operator || undefined, operatorConfig: OPERATOR_CONFIG?.trim() || undefined };
}

function brandFileOf({ operator, operatorConfig }: BrandNames, root: string): string | undefined {
  if (operatorConfig !== undefined) return resolve(root, operatorConfig);
  return operator && join(root, "config", `${operator}.json`);
}
