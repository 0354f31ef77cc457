import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { orErrorPage } from "~/errors/or-error-page.server";
import { readForm } from "~/fields/read-form.server";
import { requireMember } from "~/member/guard.server";
import { transfer } from "~/money/kinds/transfer.server";
import { lookAgain } from "~/money/outcome/look-again.server";
import { endOf } from "../end-of.server";
import { moveBack } from "../move.server";
import type { Moved } from "../row";

const answer = (moved: Moved) => Response.json(moved, { headers: { "cache-control": "private, no-store" } });

/** Moves one game's money, for a page that moves one after the other and must stay what it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const typed = Object.fromEntries(
    [...(await readForm(request))].map(([name, value]) => [name, String(value)]),
  );
  return answer(await moveBack(typed, { member, request, context }));
}

/** What has become of it by now, `?of` its intent's id. What has never come may still be sent by the same intent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { execution, texts, locale } = context;
  const id = new URL(request.url).searchParams.get("of") ?? "";
  const record = await orErrorPage(execution.find(id, member.key), context);
  if (record?.operation !== transfer.name)
    return answer({ end: "refused", reason: texts.t(locale)("bringback:notSent") });
  const look = () => transfer.look(member.operator, record.facts, execution.clock);
  return answer(endOf(await orErrorPage(lookAgain(record, look, context), context), context));
}
