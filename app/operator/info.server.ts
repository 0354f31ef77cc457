import type { RequestContext } from "~/context";
import { soon } from "./soon.server";

/** The name in the top bar: the operator's look-up, or the config's when that fails (product.md). */
export async function operatorName({ lookups, locale, brand }: RequestContext): Promise<string> {
  const info = await soon(lookups.get("info", locale));
  return info?.name || brand.name[locale];
}
