import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Dialog } from "~/components/dialog";
import { byButton } from "~/form/by-button.server";
import type { FormReply } from "~/form/form-reply";
import { requireMember } from "~/member/guard.server";
import { activateGame } from "~/money/kinds/activate-game.server";
import { resetGamePassword } from "~/money/kinds/reset-game-password.server";
import { transferAll } from "~/money/kinds/transfer-all.server";
import { intentFor } from "~/money/outcome/action.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { type AccountAnswer, activate, move, reset, reveal } from "./actions.server";
import { gameViewOf, requireSlot } from "./game.server";
import { GameAccount } from "./game-account";

export const handle = { i18n: "games" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** One game account (specification, section 2, Game account modal). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { slot, wallet } = await requireSlot(params.code, member, context);
  return {
    title: slot.name,
    view: gameViewOf(slot, wallet, context),
    intents: {
      activate: intentFor(activateGame, member, context),
      reset: intentFor(resetGamePassword, member, context),
      move: intentFor(transferAll, member, context),
    },
  };
}

export const action = byButton({ reveal, activate, reset, move });

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Game() {
  const { view, intents } = useLoaderData<typeof loader>();
  const answer = useActionData<FormReply<never, AccountAnswer>>()?.answer;
  // The wallet may have been read before the operator shows the account as open in it.
  const shown = answer?.isOpen ? { ...view, game: { ...view.game, isActive: true } } : view;
  return (
    <Dialog title={view.game.name} parent={paths.home}>
      <GameAccount view={shown} intents={intents} answer={answer} />
    </Dialog>
  );
}
