import type { Brand } from "schemas/brand";
import { findLookup, type LookupContext } from "./lookups.server";

/**
 * The name in the top bar: the one in the brand's file for the page's language, otherwise the one of the operator's
 * look-up (product.md).
 */
export async function operatorName(
  context: LookupContext & { brand: Pick<Brand, "name" | "ownName"> },
): Promise<string> {
  const { brand, locale } = context;
  const own = brand.ownName[locale];
  if (own !== undefined) return own;
  const info = await findLookup("info", context);
  return info?.name || brand.name[locale];
}
