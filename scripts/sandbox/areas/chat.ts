import type { Contract } from "schemas/contract";
import type * as z from "zod";
import { requireCustomerMessage } from "../chat/customer-message";
import { keepFile } from "../chat/keep-file";
import { CUSTOMER, postMessage } from "../chat/post-message";
import { requireParty } from "../chat/rooms";
import { writtenMessage, writtenTime } from "../chat/written-message";
import type { Upload } from "../http/upload";
import { ApiError } from "../state/api-error";
import type { Call } from "../state/call";
import { type ChatMessage, getRoom, markRead, pageOfMessages } from "../store/chat";
import type { Handlers } from "./handlers";

async function keepUpload({ file, fault }: Upload, { sandbox }: Call, kind: "image" | "video") {
  if (fault !== undefined || file?.field !== "file" || file.size === 0)
    throw new ApiError("SLIP_NO_FILE", fault);
  const { path } = await keepFile(sandbox, file, kind);
  return { path };
}

type WireConversation =
  z.input<Contract["chat"]["history"]["response"]> extends infer Answer
    ? Answer extends { conversations: (infer Item)[] }
      ? Item
      : never
    : never;

export const chat = {
  config: (_, { sandbox: { settings } }) => ({ PREFIX: settings.chatPrefix }),

  sendMessage({ conversation }, call) {
    const sent = requireCustomerMessage(conversation);
    const id = requireParty(call, sent);
    const { createdAt } = postMessage(call.sandbox, id, { ...sent, sender: CUSTOMER });
    return { timestamp: writtenTime(call.sandbox, createdAt) };
  },

  history({ limit, skip, ...party }, call) {
    const id = requireParty(call, party);
    const { chatHistoryBears } = call.sandbox.settings;
    const written = (message: ChatMessage): WireConversation =>
      writtenMessage(call.sandbox, message, chatHistoryBears);
    const page = pageOfMessages(call.sandbox.database, id, { limit, skip });
    return { conversations: page.map(written) };
  },

  uploadImage: ({ upload }, call) => keepUpload(upload, call, "image"),
  uploadVideo: ({ upload }, call) => keepUpload(upload, call, "video"),

  readCustomer(party, call) {
    const { sandbox } = call;
    const id = requireParty(call, party);
    if (getRoom(sandbox.database, id)) {
      markRead(sandbox.database, id, sandbox.clock.now());
      sandbox.chat.changed(id);
    }
    return { message: "SUCCESS" };
  },
} satisfies Handlers<Contract["chat"]>;
