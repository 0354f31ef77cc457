import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { readWhy } from "./why.server";
import { WhyDialog } from "./why-dialog";

export const handle = { i18n: "withdraw" };

export const meta = titleMeta;

/** What stands in the way of a withdrawal while a bonus is held; otherwise there is nothing to explain. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const why = await readWhy(member, context);
  if (!why) throw redirect(paths.withdraw);
  return { title: context.texts.t(context.locale)("withdraw:why.title"), why };
}

export default function WhyNotWithdraw() {
  return <WhyDialog why={useLoaderData<typeof loader>().why} />;
}
