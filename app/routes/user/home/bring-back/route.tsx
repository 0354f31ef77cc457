import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/document/route-handle";
import { orErrorPage } from "~/errors/or-error-page.server";
import { readForm } from "~/fields/read-form.server";
import { redirectWithFlash } from "~/form/flash.server";
import { requireMember } from "~/member/guard.server";
import { bringBackPath } from "~/paths";
import { titleMeta } from "~/shell/title";
import { fundsOf } from "../../funds";
import { ordersIn } from "./fields";
import { moveBack } from "./move.server";
import { MOST_IN_FORM } from "./row";
import { rowsOf } from "./rows.server";
import { Walk } from "./walk";

export const handle: PageHandle = { i18n: "bringback", isInCard: true };

export const meta = titleMeta;

/** Without script: no further game is begun after this time, as the page waits meanwhile, or once the page is left. */
const BEGINS_WITHIN_MS = 20_000;

/** Every game that holds money; `?moved` the operations of which the page is the outcome. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const wallet = await orErrorPage(member.wallet(), context);
  const moved = new URL(request.url).searchParams.get("moved")?.split(".") ?? [];
  const ids = moved.slice(0, MOST_IN_FORM);
  return {
    title: context.texts.t(context.locale)("bringback:title"),
    funds: fundsOf(wallet),
    rows: await orErrorPage(rowsOf(wallet, ids, member, context), context),
  };
}

/** Without script: one game after the other, each by its own intent; then the page that says what became of them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const { now } = context.execution.clock;
  const until = now() + BEGINS_WITHIN_MS;
  const sent: string[] = [];
  let reason: string | undefined;
  for (const order of ordersIn(await readForm(request))) {
    if (request.signal.aborted || now() > until) break;
    const moved = await moveBack(order, { member, request, context });
    if (moved.sent !== undefined) sent.push(moved.sent);
    else reason = moved.reason;
    if (moved.isOver) break;
  }
  const to = bringBackPath(sent);
  if (reason === undefined) return redirect(to, 303);
  return redirectWithFlash(to, { as: "alert", tone: "negative", text: reason }, context);
}

/** The walk keeps its own account of what it loaded. */
export const shouldRevalidate = () => false;

export default function BringBack() {
  const { funds, rows } = useLoaderData<typeof loader>();
  return <Walk funds={funds} loaded={rows} />;
}
