import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import type { TileFacts } from "./home-tiles";

/** Whether the wheel is on. A look-up that fails or is slow counts as off. */
export async function isWheelActive({ operator }: Member, { brand }: RequestContext): Promise<boolean> {
  if (!brand.features.spin) return false;
  return (await withTimeout(operator.spinwheel.active()))?.isActive === true;
}

export function tilesOf(wallet: Wallet | null, hasWheel: boolean, { brand }: RequestContext): TileFacts {
  const { invite, refund } = brand.features;
  return { coins: hasWheel ? (wallet?.profile.coin ?? 0) : null, invite, refund };
}
