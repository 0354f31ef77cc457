import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerOf, refuseFor } from "~/chat/answer.server";
import { fileProof, messageLimit } from "~/chat/outgoing.server";
import { requireParty } from "~/chat/requester.server";
import { passOn } from "~/chat/upload.server";

export const loader = () => redirect("/");

/** Takes one picture, or with `?kind=video` one video. A message may then name its path at the operator. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerOf(context, async () => {
    const party = await requireParty(request, context);
    const uploads = await context.limits.upload({ memberKey: party.tag });
    const wait = uploads ?? (await messageLimit(party, context));
    if (wait !== null) return refuseFor(wait, context);
    const isVideo = new URL(request.url).searchParams.get("kind") === "video";
    const path = await passOn(isVideo ? "video" : "image", request, party, context);
    if (path instanceof Response) return path;
    return Response.json({ path, proof: fileProof(path, party, context) });
  });
}
