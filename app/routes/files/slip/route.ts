import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { SlipReply } from "~/deposits/send-slip.server";
import { sendSlip } from "~/deposits/send-slip.server";
import { paths } from "~/paths";

/** The script's upload of the slip form; a separate request, because only that can report progress. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await sendSlip(request, context);
  const reply = (body: SlipReply, init?: ResponseInit) => Response.json(body, init);
  if (sent instanceof Response) return reply({ to: sent.headers.get("location") ?? paths.user });
  const { text, isStale, init } = sent;
  return reply({ text, isStale }, init);
}

/** Opened by a person: redirects to the page with the form. */
export function loader() {
  return redirect(paths.slip);
}
