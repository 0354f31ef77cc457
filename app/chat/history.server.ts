import type { RequestContext } from "~/context";
import type { Party } from "./party.server";

/**
 * One page of a party's history, newest first. Contains only what is rendered, nothing about the staff's devices. Null
 * stands for each message that cannot be read, so that the length shows where the next page begins.
 */
export async function readHistory(party: Party, skip: number, { brand }: Pick<RequestContext, "brand">) {
  const limit = brand.pageSizes.chatHistory;
  const { conversations, omitted } = await party.operator.chat.history({ ...party.who, limit, skip });
  const read = conversations.map(({ sender, message, createdAt, timestamp, name }) => {
    return { sender, message, createdAt, timestamp, name };
  });
  const hidden = Array.from({ length: omitted.length }, () => null);
  return [...read, ...hidden].slice(0, limit);
}
