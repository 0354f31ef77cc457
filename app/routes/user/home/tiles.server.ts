import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { keepFlag, wheelFlag } from "../flags.server";
import type { TileFacts } from "./home-tiles";
import type { Kept } from "./kept.server";

/** Whether the wheel is on. A look-up that fails or is slow counts as off. */
export async function isWheelActive(
  { key, operator }: Member,
  kept: Pick<Kept, "isWheelOn">,
  context: RequestContext,
): Promise<boolean> {
  if (!context.brand.features.spin) return false;
  const known = await kept.isWheelOn;
  if (known !== undefined) return known;
  const asked = operator.spinwheel.active().then(({ isActive }) => {
    keepFlag(wheelFlag, key, isActive, context);
    return isActive;
  });
  return (await withTimeout(asked)) === true;
}

export function tilesOf(wallet: Wallet | null, hasWheel: boolean, { brand }: RequestContext): TileFacts {
  const { invite, refund } = brand.features;
  return { coins: hasWheel ? (wallet?.profile.coin ?? 0) : null, invite, refund };
}
