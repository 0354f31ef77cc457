import type { RequestContext } from "~/context";
import { OWNER } from "~/document/kept-fields";

/** The tag in each form of a member's pages that says whose page it is. Without our secrets it identifies nobody. */
export function pageOwner(memberKey: string, { seals }: Pick<RequestContext, "seals">): string {
  return seals("page-owner").name(memberKey);
}

/**
 * Whether a form comes from another member's page, because somebody else has signed in since in another tab. A form
 * without a tag counts as this member's: it comes from a page of an earlier release.
 */
export function isOfOtherPage(
  fields: { get(name: string): unknown },
  memberKey: string,
  context: Pick<RequestContext, "seals">,
): boolean {
  const owner = fields.get(OWNER) ?? undefined;
  return owner !== undefined && owner !== pageOwner(memberKey, context);
}
