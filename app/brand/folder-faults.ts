import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Fault } from "schemas/fault";
import type { OperatorConfig } from "schemas/operator";
import { assetFaults } from "schemas/operator/assets";

/** In `house` the file must be named after the brand's id; everywhere, pictures are in the folder of that id beside it. */
export function folderFaults(operator: OperatorConfig, file: string, house: string): Fault[] {
  const name = basename(file, ".json");
  const isOurs = resolve(dirname(file)) === resolve(house);
  const misnamed: Fault[] =
    isOurs && name !== operator.id
      ? [{ file, path: "id", found: operator.id, allowed: name, message: "is not the file's name" }]
      : [];
  const missing = assetFaults(operator, file, (asset) => {
    const where = join(dirname(file), operator.id, asset);
    return existsSync(where) ? null : where;
  });
  return [...misnamed, ...missing];
}
