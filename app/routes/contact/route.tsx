import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactCard } from "~/components/contact-card";
import { contactOf } from "~/operator/contact.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  const title = `${texts.t(locale)("public:contact.title")} · ${brand.name[locale]}`;
  return { title, toastMs: brand.delays.toastMs, ...(await contactOf(context)) };
}

export default function Contact() {
  const { details, website, version } = useLoaderData<typeof loader>();
  return <ContactCard details={details} website={website} version={version} />;
}
