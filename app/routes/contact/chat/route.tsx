import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlainChat } from "~/chat/page/plain-chat";
import { readPlainChat, sendPlainChat } from "~/chat/page/plain-chat.server";
import { openGuest } from "~/chat/party.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";

export const handle = { i18n: "chat" };

export const meta = publicMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** A guest's chat. Public pages end the session, so a member's messages are never shown here. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return readPlainChat(request, openGuest(request, context), context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendPlainChat(request, openGuest(request, context), context);
}

export default function GuestChat() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <PlainChat path={paths.contactChat} {...shown} refused={refused} />;
}
