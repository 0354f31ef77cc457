import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlainChat } from "~/chat/page/plain-chat";
import { readPlainChat, sendPlainChat } from "~/chat/page/plain-chat.server";
import { memberParty } from "~/chat/party.server";
import { ErrorScreen } from "~/errors/error-screen";
import { requireMember } from "~/member/guard.server";
import { readReference } from "~/money/once/reference.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import {
  readOutcome,
  topicOfOutcome,
  topicOfReference,
  topicOfSlipKey,
} from "../../chat-topics/topics.server";

export const handle = { i18n: "chat" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

async function partyOf({ request, context }: LoaderFunctionArgs) {
  return { party: await memberParty(await requireMember(request, context), context) };
}

/** Read from the member's own record, statement or slips; the address names the operation, entry or slip only. */
async function topicAsked({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const entry = readReference(searchParams.get("entry") ?? undefined);
  const slip = searchParams.get("slip");
  const intent = searchParams.get("about");
  if (entry === null && !slip && !intent) return undefined;
  const member = await requireMember(request, context);
  if (entry !== null) return topicOfReference(entry, member, context);
  if (slip) return topicOfSlipKey(slip, member, context);
  const outcome = intent && (await readOutcome(intent, member, context));
  return outcome && !("to" in outcome) ? topicOfOutcome(intent, outcome, member, context) : undefined;
}

export async function loader(args: LoaderFunctionArgs) {
  const [party, topic] = await Promise.all([partyOf(args), topicAsked(args)]);
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
