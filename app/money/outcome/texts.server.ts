import type { RequestContext } from "~/context";
import type { TextKey } from "~/errors/words";

/** Texts by their full key. */
export function textsOf({ texts, locale }: RequestContext): (key: TextKey) => string {
  return texts.anyKey(locale);
}
