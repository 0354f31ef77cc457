import { satang } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { iosLinkOf, linkOf } from "~/html/addresses";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { gameAccountOf } from "../game-accounts/balances.server";

type Slot = Wallet["slots"][number];

/** The member's game account with that code from the wallet; an error page if there is none. */
export async function requireSlot(
  code: string | undefined,
  member: Member,
  context: RequestContext,
): Promise<{ slot: Slot; wallet: Wallet }> {
  const wallet = await orErrorPage(member.wallet(), context);
  const slot = wallet.slots.find((one) => one.code === code);
  if (!slot || slot.code === MAIN_WALLET) throw failure("notFound", context);
  return { slot, wallet };
}

/** The facts for a game account's dialog, without user name and password. */
export function gameViewOf(slot: Slot, wallet: Wallet, context: RequestContext) {
  const main = wallet.wallet.amount;
  const others = wallet.slots.filter((other) => other.code !== slot.code && other.isActive);
  const elsewhere = others.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return {
    game: gameAccountOf(slot, context),
    main,
    /** What moving all money would bring into the game; 0 if the main wallet is empty (specification, section 5). */
    movable: satang(main > 0 ? main + elsewhere : 0),
    opensInTab: context.brand.games.openIn === "tab",
    android: linkOf(slot.android),
    ios: iosLinkOf(slot.ios),
  };
}

export type GameView = ReturnType<typeof gameViewOf>;
