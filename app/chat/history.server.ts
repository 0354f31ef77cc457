import type { RequestContext } from "~/context";
import { hiddenRows } from "~/format/page";
import type { Party } from "./party.server";

/**
 * One page of a party's history, newest first. Contains only what is rendered, nothing about the staff's devices. Null
 * stands for each message that cannot be read, so that the length shows where the next page begins.
 */
export async function readHistory(party: Party, skip: number, { brand }: Pick<RequestContext, "brand">) {
  const limit = brand.pageSizes.chatHistory;
  const answer = await party.operator.chat.history({ ...party.who, limit, skip });
  const read = answer.conversations.map(({ sender, message, createdAt, timestamp, name }) => {
    return { sender, message, createdAt, timestamp, name };
  });
  const hidden = Array.from({ length: hiddenRows(answer) }, () => null);
  return [...read, ...hidden].slice(0, limit);
}
