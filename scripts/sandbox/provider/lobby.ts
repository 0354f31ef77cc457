import { toMajor, toSatang } from "../money/amount";
import { play } from "../money/play";
import { ApiError } from "../state/api-error";
import type { Visit } from "../state/provider-site";
import { balanceOf, gameAccount } from "../store/ledger";
import { getMember, type Member } from "../store/members";
import { lobbyPage, refusalPage } from "./pages";
import { formOf, sendPage, sendTo, type Visitor } from "./visitor";

/** The player who has this session at this provider. Without one, sends a page that says so and returns undefined. */
function playerOf(visitor: Visitor, session: string): { visit: Visit; member: Member } | undefined {
  const { sandbox, response, game } = visitor;
  const visit = sandbox.provider.visit(session);
  const member = visit && getMember(sandbox.database, visit.memberId);
  if (member && visit.code === game.code) return { visit, member };
  sendPage(
    response,
    403,
    refusalPage("Not signed in", "This visit has ended. Open the game from the wallet."),
  );
  return undefined;
}

export function showLobby(visitor: Visitor): void {
  const { sandbox, response, url, game } = visitor;
  const session = url.searchParams.get("session") ?? "";
  const player = playerOf(visitor, session);
  if (!player) return;
  const held = balanceOf(sandbox.database, gameAccount(sandbox.database, player.member.id, game.code));
  sendPage(response, 200, lobbyPage(game, player.visit, session, toMajor(held)));
}

/** A person enters what they won or lost: this changes the balance at the provider, not the wallet's figure. */
export async function winOrLose(visitor: Visitor): Promise<void> {
  const { sandbox, request, response, game } = visitor;
  const fields = await formOf(request);
  const session = fields.get("session") ?? "";
  const player = playerOf(visitor, session);
  if (!player) return;
  const amount = fields.get("amount") ?? "";
  const sign = { win: 1, lose: -1 }[fields.get("do") ?? ""];
  if (sign === undefined || !/^\d{1,9}(\.\d{1,2})?$/.test(amount)) {
    return sendPage(response, 400, refusalPage("Not played", "An amount such as 12.50, won or lost."));
  }
  try {
    play(sandbox, player.member, game.code, sign * toSatang(Number(amount)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendPage(response, error.status, refusalPage("Not played", error.code));
  }
  sendTo(response, `/${game.code}/play?session=${session}`);
}
