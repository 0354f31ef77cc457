import { historyHolds } from "../checks/chat";
import { sendAndHear, TEXT } from "../writes/message";
import { uploadPicture, uploadVideo } from "../writes/uploads";
import { answered, type RowsOf } from "./row";

/** A guest whom no browser has. */
export const GUEST = "doctor-0000-guest";

export const chatRows = {
  "chat.config": { loss: "chat: cannot be opened", asks: () => [answered()] },
  "chat.sendMessage": { loss: "chat: nothing can be sent", writes: sendAndHear },
  "chat.history": {
    loss: "chat: what was said is missing",
    asks: (visit) => {
      const userId = visit.answer("wallet", "get")?.profile._id;
      const member = userId === undefined ? [] : [answered({ userId, limit: 10, skip: 0 })];
      return [{ ...answered({ guestId: GUEST, limit: 10, skip: 0 }), token: "none" }, ...member];
    },
    checks: [historyHolds(TEXT)],
  },
  "chat.uploadImage": { loss: "chat: no picture can be sent", writes: uploadPicture },
  "chat.uploadVideo": { loss: "chat: no video can be sent", writes: uploadVideo },
  "chat.readCustomer": {
    loss: "chat: messages stay unread at the operator's desk",
    writes: async (visit) => {
      const userId = visit.answer("wallet", "get")?.profile._id;
      if (userId === undefined) return "the member's id is not known";
      await visit.ask("chat.readCustomer", answered({ userId }));
      return undefined;
    },
  },
} satisfies RowsOf<"chat">;
