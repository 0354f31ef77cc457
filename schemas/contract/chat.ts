import * as z from "zod";
import { ChatContent } from "./chat-content";
import { endpoint, LARGE_MAX_BYTES, UPLOAD_TIMEOUT_MS } from "./endpoint";
import { ack, maybe, wireList, wireText } from "./wire";

/** One message; the wire calls it a conversation. */
export const wireMessage = z.object({
  sender: maybe(wireText),
  message: ChatContent,
  userId: maybe(wireText),
  guestId: maybe(wireText),
  username: maybe(wireText),
  name: maybe(wireText),
  deviceToken: maybe(wireText),
  createdAt: maybe(wireText),
  timestamp: maybe(wireText),
  session_id: maybe(wireText),
});
export type WireMessage = z.output<typeof wireMessage>;

const party = { userId: z.string().optional(), guestId: z.string().optional() };

const upload = (path: string) =>
  endpoint({
    method: "POST",
    path,
    effect: "change",
    token: false,
    body: { multipart: ["file"] },
    timeoutMs: UPLOAD_TIMEOUT_MS,
    response: z.object({ path: wireText }),
  });

/** Chat calls, for members and guests. */
export const chat = {
  /** The prefix of the names of chat rooms. */
  config: endpoint({ path: "/api/chat/config", token: false, response: z.object({ PREFIX: wireText }) }),
  /** Sends a message. */
  sendMessage: endpoint({
    method: "POST",
    path: "/api/chat/send-message",
    effect: "change",
    token: false,
    body: z.object({ conversation: z.record(z.string(), z.unknown()) }),
    response: z.object({ timestamp: wireText }),
  }),
  /** A page of the conversation. */
  history: endpoint({
    method: "POST",
    path: "/api/chat/history",
    maxBytes: LARGE_MAX_BYTES,
    token: false,
    body: z.object({ ...party, limit: z.int().min(1), skip: z.int().min(0) }),
    response: wireList("conversations", wireMessage, {}),
  }),
  /** Uploads a picture for the chat. */
  uploadImage: upload("/api/chat/upload-image"),
  /** Uploads a video for the chat. */
  uploadVideo: upload("/api/chat/upload-video"),
  /** Marks the conversation as read. */
  readCustomer: endpoint({
    method: "PUT",
    path: "/api/chat/read-customer/",
    effect: "change",
    token: false,
    body: z.object(party),
    response: ack,
  }),
};
