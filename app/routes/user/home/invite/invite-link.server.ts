import { encode } from "uqr";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";

/** Far longer than any id is, and short enough for a code that a camera reads. */
const LONGEST_ID = 200;

/** The link for friends to register with (specification, section 2); undefined while the member's id cannot be read. */
export async function inviteLink(
  member: Member,
  request: Request,
  { publicOrigin = new URL(request.url).origin }: RequestContext,
): Promise<string | undefined> {
  const id = (await withTimeout(member.id())) ?? (await withTimeout(member.wallet()))?.profile._id;
  if (id === undefined || id.length > LONGEST_ID) return undefined;
  return `${publicOrigin}/register?code=PR${encodeURIComponent(id)}`;
}

/** Light squares on all sides of a code, without which cameras do not find it. */
const QUIET = 4;
/** How much of a code may be covered or dirty. */
const CORRECTION = "M";

/** The link as a QR code: a path of its dark runs, in squares of 1 × 1. */
export function codeOf(link: string): { path: string; squares: number } {
  const { data, size } = encode(link, { ecc: CORRECTION, border: QUIET });
  const runs = data.flatMap((row, y) => {
    const found = row
      .map((isDark) => (isDark ? "#" : " "))
      .join("")
      .matchAll(/#+/g);
    return [...found].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { path: runs.join(""), squares: size };
}
