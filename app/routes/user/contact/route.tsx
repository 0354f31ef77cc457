import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactOf } from "~/contact/contact.server";
import { ContactScreen } from "~/contact/contact-screen";
import { ErrorScreen } from "~/errors/error-screen";
import { requireMember } from "~/member/guard.server";
import { titleMeta } from "~/shell/title";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const { texts, locale } = context;
  return { title: texts.t(locale)("public:contact.title"), ...(await contactOf(request, true, context)) };
}

export default function MemberContact() {
  return <ContactScreen {...useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary };
