import type { OperatorConfig } from "schemas/operator";
import type { RequestContext } from "~/context";
import { findLookup } from "~/lookups/lookups.server";
import { paths } from "~/paths";
import { findGuestId } from "./guest-id.server";

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

interface Place {
  placement: OperatorConfig["chat"]["placement"];
  isMember: boolean;
}

/** For the contact screens or the frame, whichever the brand shows the button on. */
export async function chatOffer(
  request: Request,
  { placement, isMember }: Place,
  context: RequestContext,
): Promise<ChatOffer | null> {
  if (context.brand.chat.placement !== placement || !(await isChatOn(context))) return null;
  return {
    path: isMember ? paths.memberChat : paths.contactChat,
    isKnown: isMember || findGuestId(request, context) !== undefined,
  };
}

/** Beside what a member may ask about; messages are looked for when it is opened: their count has its place elsewhere. */
export async function askOffer(request: Request, context: RequestContext): Promise<ChatOffer | null> {
  const offer = await chatOffer(request, { placement: "contact", isMember: true }, context);
  return offer && { ...offer, isKnown: false };
}
