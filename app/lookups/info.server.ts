import type { OperatorConfig } from "schemas/operator";
import { type Asker, findLookup } from "./lookups.server";

/**
 * The name in the top bar: the brand's own in the page's language, or, where its file has none, the one of the
 * operator's look-up (product.md).
 */
export async function operatorName(
  context: Asker & { brand: Pick<OperatorConfig, "name" | "ownName"> },
): Promise<string> {
  const { brand, locale } = context;
  const own = brand.ownName[locale];
  if (own !== undefined) return own;
  const info = await findLookup("info", context);
  return info?.name || brand.name[locale];
}
