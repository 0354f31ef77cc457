import type { RequestContext } from "~/context";
import type { TextKey } from "~/money/kinds/outcome-page";

/** Texts by their full key. */
export function textsOf({ texts, locale }: RequestContext): (key: TextKey) => string {
  return texts.anyKey(locale);
}
