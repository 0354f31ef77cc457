import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactCard } from "~/components/contact-card";
import { ErrorScreen } from "~/errors/error-screen";
import { contactOf } from "~/operator/contact.server";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const { texts, locale } = context;
  return { title: texts.t(locale)("public:contact.title"), ...(await contactOf(context)) };
}

export default function MemberContact() {
  const { details, website, version } = useLoaderData<typeof loader>();
  return <ContactCard details={details} website={website} version={version} />;
}

export { ErrorScreen as ErrorBoundary };
