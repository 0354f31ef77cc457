import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlainChat } from "~/chat/page/plain-chat";
import { readPlainChat, sendPlainChat } from "~/chat/page/plain-chat.server";
import { memberParty } from "~/chat/party.server";
import { ErrorScreen } from "~/errors/error-screen";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { readOutcome, topicOf } from "../../outcome-topic.server";

export const handle = { i18n: "chat" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

async function partyOf({ request, context }: LoaderFunctionArgs) {
  return { party: await memberParty(await requireMember(request, context), context) };
}

/** The operation is read from the member's own record; the address names it only. */
async function askedOf({ request, context }: LoaderFunctionArgs) {
  const intent = new URL(request.url).searchParams.get("about");
  if (intent === null) return undefined;
  const member = await requireMember(request, context);
  const outcome = await readOutcome(intent, member, context);
  return outcome && !("to" in outcome) ? topicOf(intent, outcome, member, context) : undefined;
}

export async function loader(args: LoaderFunctionArgs) {
  const [party, topic] = await Promise.all([partyOf(args), askedOf(args)]);
  return readPlainChat(args.request, party, args.context, topic);
}

export async function action(args: ActionFunctionArgs) {
  return sendPlainChat(args.request, await partyOf(args), args.context);
}

export default function MemberChat() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <PlainChat path={paths.memberChat} {...shown} refused={refused} />;
}

export { ErrorScreen as ErrorBoundary };
