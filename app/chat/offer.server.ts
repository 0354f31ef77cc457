import type { Brand } from "schemas/brand";
import type { RequestContext } from "~/context";
import { findLookup } from "~/lookups/lookups.server";
import { paths } from "~/paths";
import { findGuestId } from "./party.server";

/** What the chat button needs; null when there is no chat. */
export interface ChatOffer {
  /** The page for browsers without JavaScript. */
  path: string;
  /** There may already be messages, so the history is checked before the chat is opened. */
  isKnown: boolean;
}

/** Whether the brand has the chat and the operator has switched it on (specification, section 7). */
export async function isChatOn(context: RequestContext): Promise<boolean> {
  if (!context.brand.features.chat) return false;
  return (await findLookup("enableChatWidget", context))?.enableChatWidget ?? false;
}

/** For a screen that has a chat button where the brand's `placement` is this one: the contact screens, or the frame. */
export async function chatOffer(
  request: Request,
  { placement, isMember }: { placement: Brand["chat"]["placement"]; isMember: boolean },
  context: RequestContext,
): Promise<ChatOffer | null> {
  if (context.brand.chat.placement !== placement || !(await isChatOn(context))) return null;
  return {
    path: isMember ? paths.memberChat : paths.contactChat,
    isKnown: isMember || findGuestId(request, context) !== undefined,
  };
}

/** For a member's screen with links that ask about an operation. It does not check for messages before it is opened. */
export async function askOffer(request: Request, context: RequestContext): Promise<ChatOffer | null> {
  const offer = await chatOffer(request, { placement: "contact", isMember: true }, context);
  return offer && { ...offer, isKnown: false };
}
