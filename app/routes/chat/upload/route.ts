import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { refuseFor, requireParty, withJsonErrors } from "~/chat/endpoint.server";
import { fileProof, forwardFile, messageLimit } from "~/chat/outgoing.server";

export const loader = () => redirect("/");

/** Takes one picture, or with `?kind=video` one video. A message may then name its path at the operator. */
export function action({ request, context }: ActionFunctionArgs) {
  return withJsonErrors(context, async () => {
    const party = await requireParty(request, context);
    const uploads = await context.limits.upload({ memberKey: party.tag });
    const wait = uploads ?? (await messageLimit(party, context));
    if (wait !== null) return refuseFor(wait, context);
    const isVideo = new URL(request.url).searchParams.get("kind") === "video";
    const path = await forwardFile(isVideo ? "video" : "image", request, party, context);
    if (path instanceof Response) return path;
    return Response.json({ path, proof: fileProof(path, party, context) });
  });
}
