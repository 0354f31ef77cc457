import type { RequestContext } from "~/context";
import { operationNames } from "~/money/kinds/index.server";
import { outcomePath } from "~/paths";

/**
 * For a form submitted after its member's session had ended: the URL of its outcome page, or null if it was never sent.
 * If the store may have lost it, the page says so. Throws StoreUnavailable.
 */
export async function sentBefore(
  token: string,
  memberKey: string,
  { intentTokens, execution }: Pick<RequestContext, "intentTokens" | "execution">,
): Promise<string | null> {
  const opened = operationNames.map((name) => intentTokens.open(token, memberKey, name));
  const intent = opened.find((one) => one !== null);
  if (!intent) return null;
  const wasSent =
    (await execution.find(intent.id, memberKey)) !== null ||
    (await intentTokens.ageOf(intent)) === "forgotten";
  return wasSent ? outcomePath(intent.id) : null;
}
