import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireParty, withJsonErrors } from "~/chat/endpoint.server";

export const loader = () => redirect("/");

/** Marks everything so far as read. */
export function action({ request, context }: ActionFunctionArgs) {
  return withJsonErrors(context, async () => {
    const party = await requireParty(request, context);
    await party.operator.chat.readCustomer(party.who);
    return new Response(null, { status: 204 });
  });
}
