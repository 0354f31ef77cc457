import type { RequestContext } from "~/context";
import { lookUp } from "./look-up.server";

/** The name in the top bar: the operator's look-up, or the config's when that fails (product.md). */
export async function operatorName(context: RequestContext): Promise<string> {
  const info = await lookUp("info", context);
  return info?.name || context.brand.name[context.locale];
}
