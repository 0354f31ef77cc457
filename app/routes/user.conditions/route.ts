import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { conditionsOf } from "~/operator/house-texts.server";
import { requireMember } from "~/session/guard.server";

/** The conditions for the frame's dialog once there is script; a person who comes here gets the dialog itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  if (context.isDocument) throw redirect("/user/home?dialog=conditions");
  return { conditions: await conditionsOf(context) };
}
