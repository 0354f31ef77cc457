import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { chatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/widget/chat-launcher";
import { ChatLink } from "~/chat/widget/chat-link";
import { contactOf } from "~/contact/contact.server";
import { ContactCard } from "~/contact/contact-card";
import { ErrorScreen } from "~/errors/error-screen";
import { requireMember } from "~/member/guard.server";
import { titleMeta } from "~/shell/title";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const { texts, locale } = context;
  const place = { placement: "contact", isMember: true } as const;
  const [contact, chat] = await Promise.all([contactOf(context), chatOffer(request, place, context)]);
  return { title: texts.t(locale)("public:contact.title"), chat, ...contact };
}

export default function MemberContact() {
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

export { ErrorScreen as ErrorBoundary };
