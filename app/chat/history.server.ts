import type { RequestContext } from "~/context";
import type { Party } from "./party.server";

/** One page of a party's history, newest first. Contains only what is rendered, nothing about the staff's devices. */
export async function readHistory(party: Party, skip: number, { brand }: Pick<RequestContext, "brand">) {
  const limit = brand.pageSizes.chatHistory;
  const { conversations } = await party.operator.chat.history({ ...party.who, limit, skip });
  return conversations
    .slice(0, limit)
    .map(({ sender, message, createdAt, name }) => ({ sender, message, createdAt, name }));
}
