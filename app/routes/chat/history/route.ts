import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireParty, withJsonErrors } from "~/chat/endpoint.server";
import { readMessages } from "~/chat/room.server";

/** `?skip=`: how many of the newest messages are loaded already. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return withJsonErrors(context, async () => {
    const party = await requireParty(request, context);
    const skip = Number(new URL(request.url).searchParams.get("skip"));
    const isCount = Number.isSafeInteger(skip) && skip >= 0;
    return Response.json(await readMessages(party, isCount ? skip : 0, context));
  });
}
