import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { conditionsOf } from "~/lookups/legal-texts.server";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";

/** The conditions for the frame's dialog once hydrated; a person who opens this URL is redirected to the dialog. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  if (context.isDocument) throw redirect(paths.conditionsDialog);
  return { conditions: await conditionsOf(context) };
}
