import { encode } from "uqr";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";

/** Far more than any id has, and few enough for a QR code that a camera can read. */
const MAX_ID_LENGTH = 200;

/** The link for friends to register with (specification, section 2); undefined while the member's id cannot be read. */
export async function inviteLink(
  member: Member,
  request: Request,
  { publicOrigin = new URL(request.url).origin }: RequestContext,
): Promise<string | undefined> {
  const id = (await withTimeout(member.id())) ?? (await withTimeout(member.wallet()))?.profile._id;
  if (id === undefined || id.length > MAX_ID_LENGTH) return undefined;
  return `${publicOrigin}/register?code=PR${encodeURIComponent(id)}`;
}

/** The light margin of a QR code in squares; cameras do not find a code without it. */
const QUIET_ZONE = 4;
/** The error correction level: about 15 percent of the code may be covered or dirty. */
const CORRECTION = "M";

/** The link as a QR code: the SVG path of its dark squares, each 1 × 1, and the number of squares on each side. */
export function codeOf(link: string): { path: string; squares: number } {
  const { data, size } = encode(link, { ecc: CORRECTION, border: QUIET_ZONE });
  const runs = data.flatMap((row, y) => {
    const found = row
      .map((isDark) => (isDark ? "#" : " "))
      .join("")
      .matchAll(/#+/g);
    return [...found].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { path: runs.join(""), squares: size };
}
