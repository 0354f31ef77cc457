import * as z from "zod";
import { ApiError } from "../state/api-error";

/** Specification, section 5. */
const MAX_TEXT_LENGTH = 2000;

const text = z.string().max(MAX_TEXT_LENGTH).regex(/\S/, "blank");
const short = z.string().max(200).optional();

/** What customers can send: texts, files and the payload of a tapped button. */
const message = z.discriminatedUnion("message_type", [
  z.object({
    message_type: z.literal("text"),
    payload: z.union([text, z.looseObject({ message: text })]),
  }),
  z.object({
    message_type: z.literal("media"),
    payload: z.looseObject({
      message: z.string().max(MAX_TEXT_LENGTH).optional(),
      url: z.string().min(1).max(2000),
      fileType: z.enum(["image", "video", "file"]),
      filePath: z.string().max(2000).optional(),
    }),
  }),
  z.object({
    message_type: z.literal("postback"),
    payload: z.looseObject({ title: z.string(), payload: z.unknown() }),
  }),
]);

const customerMessage = z.object({
  message,
  userId: z.string().optional(),
  guestId: z.string().optional(),
  username: short,
  name: short,
  deviceToken: short,
  session_id: short,
  /** When the customer sent it. */
  createdAt: z.iso.datetime().optional().catch(undefined),
});

/** Validates a customer's message. Ignores the sender in it, which the customer does not decide. */
export function requireCustomerMessage(conversation: unknown): z.output<typeof customerMessage> {
  const parsed = customerMessage.safeParse(conversation);
  if (parsed.success) return parsed.data;
  const detail = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  throw new ApiError("NO_DATA", detail, 400);
}
