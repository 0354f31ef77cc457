import { redirect } from "@remix-run/node";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { sealedCookie } from "~/session/sealed-cookie.server";
import type { Message } from "./form-reply";

/** Longer than a redirect takes. */
const LIFE_MS = 60_000;
/** Keeps the sealed cookie under 4 kB in every script. */
const LONGEST_TEXT = 500;

const tone = z.enum(["positive", "negative"]);
const alertTone = z.enum([...tone.options, "warning"]);
const text = z.string();
const SealedFlash = z.object({
  message: z.discriminatedUnion("as", [
    z.object({ as: z.literal("alert"), tone: alertTone, text }),
    z.object({ as: z.literal("toast"), tone, text }),
    z.object({
      as: z.literal("dialog"),
      title: text,
      text,
      next: z.object({ to: text, label: text }).optional(),
    }),
  ]) satisfies z.ZodType<Message>,
  saidAt: z.number(),
});

/** A message that the next page shows once. */
export interface Flash {
  message: Message;
  /** Distinguishes two messages with the same text. */
  saidAt: number;
}

type FlashContext = Pick<RequestContext, "seals" | "isSecure">;

const cookieOf = (context: FlashContext) =>
  sealedCookie({ name: "flash", schema: SealedFlash, timeField: "saidAt", lifeMs: LIFE_MS }, context);

/** The Set-Cookie header with the message. Sealed, so that no URL, other site or script can put words on a page. */
export function flashCookie(message: Message, context: FlashContext): Promise<string> {
  return cookieOf(context).write({ message: { ...message, text: message.text.slice(0, LONGEST_TEXT) } });
}

/** Redirects to the page that shows the message (303, so that a reload repeats nothing). */
export async function redirectWithFlash(
  to: string,
  message: Message,
  context: FlashContext,
): Promise<Response> {
  return redirect(to, { status: 303, headers: { "set-cookie": await flashCookie(message, context) } });
}

/**
 * The message for this page, and the Set-Cookie header that clears it. Only for the two frames (member, public), which
 * show it on all pages.
 */
export async function takeFlash(
  request: Request,
  context: FlashContext & Pick<RequestContext, "isPrefetch">,
): Promise<{ flash: Flash | null; forget?: string }> {
  if (context.isPrefetch) return { flash: null };
  const cookie = cookieOf(context);
  return { flash: (await cookie.read(request)) ?? null, forget: cookie.forgetFrom(request) };
}
