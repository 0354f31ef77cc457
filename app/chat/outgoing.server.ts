import type { Brand } from "schemas/brand";
import { isSmallPayload } from "schemas/chat-parts";
import { chatText } from "schemas/fields";
import * as z from "zod";
import type { RequestContext } from "~/context";
import { fileSize } from "~/format/file-size";
import type { Wait } from "~/limits/attempt.server";
import { receiveUpload } from "~/uploads/receive-upload.server";
import { UploadRefused } from "~/uploads/uploaded-file.server";
import { refuse } from "./endpoint.server";
import { type SentMedia, sentKinds } from "./file-rules";
import type { Party } from "./party.server";
import { CUSTOMER } from "./protocol/message";

const MOST_TITLE = 2_000;
const MOST_ADDRESS = 2_000;

const postback = z.strictObject({
  title: z.string().min(1).max(MOST_TITLE),
  payload: z.json().refine(isSmallPayload).optional(),
});

/** The path stands in both fields; the proof is of `url`. */
const file = z
  .strictObject({
    url: z.string().min(1).max(MOST_ADDRESS),
    fileType: z.enum(["image", "video"]),
    filePath: z.string().max(MOST_ADDRESS),
  })
  .refine(({ url, filePath }) => filePath === url);

/** What a customer may send (specification, section 3); the server sets its other fields. */
function sentMessage(brand: Brand) {
  return z.discriminatedUnion("message_type", [
    z.strictObject({
      message_type: z.literal("text"),
      payload: z.strictObject({ message: chatText(brand) }),
    }),
    z.strictObject({ message_type: z.literal("postback"), payload: postback }),
    z.strictObject({ message_type: z.literal("media"), payload: file }),
  ]);
}

type CustomerMessage = z.output<ReturnType<typeof sentMessage>>;

/** Validates a message from the page; undefined for anything that our page does not send. */
export function readMessage(
  text: unknown,
  { brand }: Pick<RequestContext, "brand">,
): CustomerMessage | undefined {
  try {
    return sentMessage(brand).safeParse(JSON.parse(String(text))).data;
  } catch {
    return undefined;
  }
}

/** A proof that the operator returned this path for this party's upload, so that a page cannot invent one. */
export function fileProof(path: string, { tag }: Party, { seals }: Pick<RequestContext, "seals">): string {
  return seals("chat-file").name(JSON.stringify([tag, path]));
}

/** Seconds to wait, or null if the message may be sent. */
export function messageLimit(party: Party, { limits, address }: RequestContext): Promise<Wait> {
  return limits.chat({ party: party.tag, guestAddress: party.isGuest ? address : undefined });
}

/** A page whose clock is further from ours gets our time. */
const MOST_AWAY_MS = 120_000;

/**
 * Sends the message for the party, as of `wanted` if that is about now. The page knows this time even if the answer is
 * lost, and so recognises its message.
 */
export async function sendMessage(
  message: CustomerMessage,
  party: Party,
  wanted?: number,
): Promise<{ sentAt: number; timestamp: string }> {
  const now = Date.now();
  const sentAt = wanted !== undefined && Math.abs(wanted - now) < MOST_AWAY_MS ? wanted : now;
  const conversation = {
    sender: CUSTOMER,
    message,
    ...party.who,
    ...(await party.about()),
    createdAt: new Date(sentAt).toISOString(),
  };
  const { timestamp } = await party.operator.chat.sendMessage({ conversation });
  return { sentAt, timestamp };
}

/** Streams a file to the operator. Returns its path there, or a Response with the refusal. */
export async function forwardFile(
  media: SentMedia,
  request: Request,
  party: Party,
  context: RequestContext,
): Promise<string | Response> {
  const { videoMaxBytes, fileMaxBytes } = context.brand.chat;
  const maxBytes = media === "video" ? videoMaxBytes : fileMaxBytes;
  try {
    const { file } = await receiveUpload(request, { maxBytes, kinds: sentKinds[media], required: [] });
    const { uploadImage, uploadVideo } = party.operator.chat;
    const answer = (media === "video" ? uploadVideo : uploadImage)({ file });
    const { path } = await answer.catch((error: unknown) => {
      throw file.fault() ?? error;
    });
    return path;
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    const t = context.texts.t(context.locale);
    if (error.fault !== "tooLarge") return refuse(415, t("chat:file.unsupported"));
    return refuse(413, t("chat:file.tooLarge", { size: fileSize(maxBytes) }));
  }
}
