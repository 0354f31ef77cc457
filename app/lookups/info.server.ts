import type { OperatorConfig } from "schemas/operator";
import { type Asker, findLookup } from "./lookups.server";

/** The name in the top bar: from the operator's look-up, or from the config if that fails (product.md). */
export async function operatorName(
  context: Asker & { brand: Pick<OperatorConfig, "name"> },
): Promise<string> {
  const info = await findLookup("info", context);
  return info?.name || context.brand.name[context.locale];
}
