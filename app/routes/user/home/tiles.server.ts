import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { TileFacts } from "./home-tiles";

/** So late may a tile be that leads to the wheel, or no longer does; the wheel's own page asks anew. */
const WHEEL_FRESH_MS = 300_000;

/** Whether the wheel is on. A look-up that fails or is slow counts as off. */
export async function isWheelActive(member: Member, context: RequestContext): Promise<boolean> {
  if (!context.brand.features.spin) return false;
  const { spinwheel } = member.operator;
  const read = async () => (await spinwheel.active()).isActive;
  const wanted = { owner: member.key, name: "spinwheel.active", read, freshMs: WHEEL_FRESH_MS };
  return (await withTimeout(context.recentReads.get(wanted))) === true;
}

export function tilesOf(wallet: Wallet | null, hasWheel: boolean, { brand }: RequestContext): TileFacts {
  const { invite, refund } = brand.features;
  return { coins: hasWheel ? (wallet?.profile.coin ?? 0) : null, invite, refund };
}
