import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { saysWhereMoneyIs } from "~/errors/code-words";
import { errorText } from "~/errors/error-text.server";
import { readForm } from "~/fields/read-form.server";
import { failureReply } from "~/form/failure-reply.server";
import { redirectWithFlash } from "~/form/flash.server";
import { requireMember } from "~/member/guard.server";
import { transferAll } from "~/money/kinds/transfer-all.server";
import type { IntentRecord } from "~/money/once/record.server";
import { moveMoney } from "~/money/outcome/action.server";
import { gamePath, outcomePath } from "~/paths";
import { noteLastGame } from "../../../last-game.server";
import { openingOf } from "../../game-accounts/game-opening.server";
import { requireSlot } from "../game.server";
import { type HoldNotice, handOver } from "./hand-over.server";
import { NoWayIn, prepareWayIn } from "./way-in.server";

/** A reload, or the return after signing in, leads to the game's dialog: nothing is opened without a tap. */
export async function loader({ params }: LoaderFunctionArgs) {
  return redirect(gamePath(params.code ?? ""), 303);
}

/** Moves everything into the game, if there is anything, then hands over to the provider (product.md, Games). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const typed = await readForm(request);
  const { slot, wallet } = await requireSlot(params.code, member, context);
  const back = gamePath(slot.code);
  let transfer: IntentRecord | undefined;
  try {
    const opening = openingOf(slot.code, context);
    if (!opening) throw new NoWayIn("place");
    const { provider, hosts } = opening;
    // Before any money moves: a game that cannot be opened gets none.
    const findWayIn = await prepareWayIn(provider, slot, hosts, member.operator);
    const post = { token: String(typed.get("intent") ?? ""), member, request, context };
    const order = { facts: { to: slot.code }, answer: (record: IntentRecord) => ({ record }) };
    const moved = wallet.wallet.amount > 0 ? await moveMoney(transferAll, order, post) : null;
    if (moved instanceof Response) return moved;
    if (moved && "text" in moved) return failed(moved.text, back, context);
    transfer = moved?.record;
    const held = transfer && heldBy(transfer, context);
    const way = await findWayIn();
    await noteLastGame(member, slot.code, context);
    return handOver({ way, game: slot.name, back, held }, context);
  } catch (error) {
    const text = whyNot(error, context);
    // The outcome page says what is known of the money, so the message does not.
    if (transfer && transfer.state !== "done") return failed(text, outcomePath(transfer.id), context);
    const moved = transfer ? context.texts.t(context.locale)("games:failed.moved") : "";
    return failed(`${text} ${moved}`.trim(), back, context);
  }
}

/** What the member must know before the game opens; undefined once the money is there. */
function heldBy({ id, state, message }: IntentRecord, context: RequestContext): HoldNotice | undefined {
  if (state === "done") return undefined;
  const t = context.texts.t(context.locale);
  const outcome = outcomePath(id);
  if (state !== "refused")
    return { title: t("games:held.unknownTitle"), text: t("games:held.unknownText"), outcome };
  const reason = message === undefined ? "" : errorText(context, message);
  const text = [
    reason,
    saysWhereMoneyIs(message, reason) ? "" : t("games:held.refusedText"),
    t("games:held.canPlay"),
  ];
  return { title: t("games:held.refusedTitle"), text: text.filter(Boolean).join(" "), outcome };
}

function whyNot(error: unknown, context: RequestContext): string {
  if (error instanceof NoWayIn) return context.texts.t(context.locale)(`games:failed.${error.reason}`);
  const { text, message } = failureReply(error, context);
  return text ?? message?.text ?? "";
}

/** Shows the message above the game's dialog or the money's outcome, in the tab opened for the game. */
function failed(text: string, path: string, context: RequestContext): Promise<Response> {
  const title = context.texts.t(context.locale)("games:failed.title");
  return redirectWithFlash(path, { as: "dialog", title, text }, context);
}
