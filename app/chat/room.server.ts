import type { RequestContext } from "~/context";
import { zoneOffset } from "~/format/date";
import { ownNamesOf, type Party } from "./party.server";
import type { MessageFields } from "./protocol/message";

/** What the widget needs to open its room. */
export async function roomOf(party: Party, { brand, chat, locale }: RequestContext) {
  const [{ PREFIX }, ownNames] = await Promise.all([party.operator.chat.config(), ownNamesOf(party)]);
  const { textMaxLength, fileMaxBytes, videoMaxBytes, alertMs, transport } = brand.chat;
  const isPlain = transport === "websocket";
  return {
    room: PREFIX + party.id,
    party: party.tag,
    ownNames,
    brandName: brand.name[locale],
    url: chat.url,
    isPlain,
    operatorOrigin: chat.operatorOrigin,
    allowsLoopback: chat.allowsLoopback,
    now: Date.now(),
    zoneMinutes: zoneOffset(Date.now(), brand.timeZone),
    textMaxLength,
    files: { fileMaxBytes, videoMaxBytes },
    alertMs,
    pace: {
      checkMs: brand.chat.socketCheckMs,
      retryMs: brand.chat.reconnectMs,
      isSteady: isPlain,
      readDebounceMs: brand.chat.readDebounceMs,
      pageSize: brand.pageSizes.chatHistory,
    },
  };
}

export type ChatRoom = Awaited<ReturnType<typeof roomOf>>;

/**
 * One page of a party's history, newest first, read by the contract. Contains only what is rendered, nothing about the
 * staff's devices. Null stands for each message that cannot be read, so that the length shows where the next page begins.
 */
export async function readMessages(
  party: Party,
  skip: number,
  { brand }: Pick<RequestContext, "brand">,
): Promise<(MessageFields | null)[]> {
  const limit = brand.pageSizes.chatHistory;
  const { conversations, omitted } = await party.operator.chat.history({ ...party.who, limit, skip });
  const read = conversations.map(({ sender, message, createdAt, timestamp, name }) => {
    return { sender, message, createdAt, timestamp, name };
  });
  return [...read, ...omitted.map(() => null)].slice(0, limit);
}
