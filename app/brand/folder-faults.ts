import { basename, dirname, join, resolve } from "node:path";
import type { Fault } from "schemas/fault";
import type { OperatorConfig } from "schemas/operator";
import { assetsOf } from "schemas/operator/assets";
import { fileFault } from "./file-fault";

/**
 * Faults of a brand's file among its neighbours. In `configFolder` it must be named after the brand's id; everywhere, its
 * pictures are in the folder of that id beside it.
 */
export function folderFaults(operator: OperatorConfig, file: string, configFolder: string): Fault[] {
  const name = basename(file, ".json");
  const isConfigured = resolve(dirname(file)) === resolve(configFolder);
  const misnamed: Fault[] =
    isConfigured && name !== operator.id
      ? [{ file, path: "id", found: operator.id, allowed: name, message: "is not the file's name" }]
      : [];
  const folder = join(dirname(file), operator.id);
  const files = assetsOf(operator).flatMap(({ path, name: asset, role }) => {
    const fault = fileFault(join(folder, asset), role);
    return fault ? [{ file, path, ...fault }] : [];
  });
  return [...misnamed, ...files];
}
