import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { chatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/widget/chat-launcher";
import { ChatLink } from "~/chat/widget/chat-link";
import { contactOf } from "~/contact/contact.server";
import { ContactCard } from "~/contact/contact-card";
import { titleMeta } from "~/shell/title";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  const title = `${texts.t(locale)("public:contact.title")} · ${brand.name[locale]}`;
  const place = { placement: "contact", isMember: false } as const;
  const [contact, chat] = await Promise.all([contactOf(context), chatOffer(request, place, context)]);
  return { title, chat, ...contact };
}

export default function Contact() {
  const { details, fallback, website, version, chat } = useLoaderData<typeof loader>();
  return (
    <ChatLauncher offer={chat}>
      <ContactCard
        details={details}
        fallback={fallback}
        chat={<ChatLink />}
        website={website}
        version={version}
      />
    </ChatLauncher>
  );
}
