import type { RequestContext } from "~/context";
import type { Promotion } from "./promotion";

/** A promotion from the operator, with its HTML sanitised. */
export function promotionOf(
  code: string,
  { percentFail, description }: { percentFail?: number; description?: string },
  { sanitize }: Pick<RequestContext, "sanitize">,
): Promotion {
  return { code, percentFail, description: description === undefined ? undefined : sanitize(description) };
}
