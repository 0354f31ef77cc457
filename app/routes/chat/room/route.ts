import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireChat, withJsonErrors } from "~/chat/endpoint.server";
import { findParty, openGuest } from "~/chat/party.server";
import { roomOf } from "~/chat/room.server";

/** Opens the room of the current party; a new guest gets an id. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return withJsonErrors(context, async () => {
    await requireChat(context);
    const known = await findParty(request, context);
    const { party, headers } = known ? { party: known } : openGuest(request, context);
    return Response.json(await roomOf(party, context), { headers });
  });
}
