import type { RequestContext } from "~/context";
import { OWNER } from "~/document/kept-fields";

type Parts = Pick<RequestContext, "seals">;

/** What a member's pages say of whose they are, in each of their forms; without our secrets it names nobody. */
export function pageOwner(memberKey: string, { seals }: Parts): string {
  return seals("page-owner").name(memberKey);
}

/**
 * Whether the form stood in another member's page: another one has signed in since, in another tab. A form that does not
 * say whose it is comes from a page of an earlier release.
 */
export function isOfOtherPage(
  typed: { get(name: string): unknown },
  memberKey: string,
  parts: Parts,
): boolean {
  const owner = typed.get(OWNER) ?? undefined;
  return owner !== undefined && owner !== pageOwner(memberKey, parts);
}
