import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { refuse, refuseFor, requireParty, withJsonErrors } from "~/chat/endpoint.server";
import { fileProof, messageLimit, readMessage, sendMessage } from "~/chat/outgoing.server";
import { timeOf } from "~/chat/protocol/message";
import { readForm } from "~/fields/read-form.server";

export const loader = () => redirect("/");

/** Takes `message` as JSON, `sentAt` in ms, and `proof` for a file's path. */
export function action({ request, context }: ActionFunctionArgs) {
  return withJsonErrors(context, async () => {
    const party = await requireParty(request, context);
    const form = await readForm(request);
    const message = readMessage(form.get("message"), context);
    if (!message) return refuse(400);
    const isFile = message.message_type === "media";
    if (isFile && form.get("proof") !== fileProof(message.payload.url, party, context)) return refuse(400);
    const wait = await messageLimit(party, context);
    if (wait !== null) return refuseFor(wait, context);
    return Response.json(await sendMessage(message, party, timeOf(form.get("sentAt"))));
  });
}
