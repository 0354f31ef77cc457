import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactOf } from "~/contact/contact.server";
import { ContactScreen } from "~/contact/contact-screen";
import { publicMeta } from "~/shell/public-meta";

export const meta = publicMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  const title = `${texts.t(locale)("public:contact.title")} · ${brand.name[locale]}`;
  return { title, ...(await contactOf(request, false, context)) };
}

export default function Contact() {
  return <ContactScreen {...useLoaderData<typeof loader>()} />;
}
