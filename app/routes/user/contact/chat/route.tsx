import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlainChat } from "~/chat/page/plain-chat";
import { readPlainChat, sendPlainChat } from "~/chat/page/plain-chat.server";
import { memberParty } from "~/chat/party.server";
import { ErrorScreen } from "~/errors/error-screen";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";

export const handle = { i18n: "chat" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

async function partyOf({ request, context }: LoaderFunctionArgs) {
  return { party: await memberParty(await requireMember(request, context), context) };
}

export async function loader(args: LoaderFunctionArgs) {
  return readPlainChat(args.request, await partyOf(args), args.context);
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
