import type { ComponentProps } from "react";
import type { ChatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/widget/chat-launcher";
import { ChatLink } from "~/chat/widget/chat-link";
import { ContactCard } from "./contact-card";

interface ContactScreenProps extends Omit<ComponentProps<typeof ContactCard>, "chat"> {
  chat: ChatOffer | null;
}

/** The contact screen, the same for guests and members. */
export function ContactScreen({ chat, ...contact }: ContactScreenProps) {
  return (
    <ChatLauncher offer={chat}>
      <ContactCard {...contact} chat={<ChatLink />} />
    </ChatLauncher>
  );
}
