import { data, redirect } from "@remix-run/node";
import { isBlank } from "schemas/clean-text";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { waitInit, waitText } from "~/errors/wait.server";
import { readForm } from "~/fields/read-form.server";
import { zoneOffset } from "~/format/date";
import { pageOf } from "~/format/page";
import { OperatorError } from "~/operator/error";
import { isChatOn } from "../offer.server";
import { messageLimit, readMessage, sendMessage } from "../outgoing.server";
import { type OpenedParty, ownNamesOf } from "../party.server";
import { drawnMessage } from "../protocol/message";
import { textMessage } from "../protocol/outbox";
import { readMessages } from "../room.server";
import { aboutTopic, type ChatTopic } from "../topic";

/** One page of the history for a browser without JavaScript, oldest message first; the first page is the newest. */
export async function readPlainChat(
  request: Request,
  { party, headers }: OpenedParty,
  context: RequestContext,
  topic?: ChatTopic,
) {
  if (!(await isChatOn(context))) throw failure("notFound", context);
  const { brand, chat, locale, texts } = context;
  const page = pageOf(request);
  const limit = brand.pageSizes.chatHistory;
  const read = readMessages(party, (page - 1) * limit, context);
  const [written, ownNames] = await Promise.all([orErrorPage(read, context), ownNamesOf(party)]);
  const messages = written.filter((fields) => fields !== null).reverse();
  const shown = {
    title: texts.t(locale)("chat:title"),
    page,
    asked: topic && askedOf(topic, request),
    someHidden: written.includes(null),
    hasOlder: written.length >= limit,
    messages: messages.map((fields, index) => {
      const message = drawnMessage(fields, ownNames);
      return { ...message, key: `${message.at} ${index}` };
    }),
    place: {
      brandName: brand.name[locale],
      operatorOrigin: chat.operatorOrigin,
      allowsLoopback: chat.allowsLoopback,
      zoneMinutes: zoneOffset(Date.now(), brand.timeZone),
    },
  };
  return data(shown, { headers });
}

/** What the fields say of an operation that the member asks about; the address may name one of its replies. */
function askedOf(topic: ChatTopic, request: Request) {
  const reply = new URL(request.url).searchParams.get("reply") ?? "";
  return { topic, text: topic.replies[Number.parseInt(reply, 10)] };
}

/** Sends a text or a tapped button's reply, then redirects to the newest page. */
export async function sendPlainChat(
  request: Request,
  { party, headers }: OpenedParty,
  context: RequestContext,
) {
  if (!(await isChatOn(context))) throw failure("notFound", context);
  const form = await readForm(request);
  const typed = form.get("text");
  const about = String(form.get("about") ?? "");
  const text = typeof typed === "string" ? aboutTopic(about, typed) : typed;
  const written = typeof text === "string" ? JSON.stringify(textMessage(text)) : form.get("message");
  const message = readMessage(written, context);
  const refused = (error: string, init: ResponseInit = { status: 400 }) =>
    data({ error, about, text: String(typed ?? "") }, { ...init, headers: { ...init.headers, ...headers } });
  const { pathname } = new URL(request.url);
  if (!message || message.message_type === "media") {
    if (typeof text !== "string" || isBlank(text)) return redirect(pathname, { status: 303, headers });
    const max = String(context.brand.chat.textMaxLength);
    return refused(context.texts.t(context.locale)("chat:compose.tooLong", { max }));
  }
  const wait = await messageLimit(party, context);
  if (wait !== null) return refused(waitText(wait, context), waitInit(wait));
  try {
    await sendMessage(message, party);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return refused(errorText(context, error.message));
  }
  return redirect(pathname, { status: 303, headers });
}
