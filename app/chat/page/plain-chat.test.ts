import { expect, test } from "vitest";
import { contextWith } from "../../../tests/support/request-context";
import type { Party } from "../party.server";
import { readPlainChat } from "./plain-chat.server";

const lookups = { get: async () => ({ enableChatWidget: true }) };
const base = contextWith();
const limit = base.brand.pageSizes.chatHistory;
const chat = { operatorOrigin: "https://operator.example", allowsLoopback: false };
const context = contextWith({ chat: chat as never, lookups });

/** What the page shows of an operator that returns `count` messages whatever it is asked for. */
async function shown(count: number) {
  const conversations = Array.from({ length: count }, (_, at) => ({
    sender: "customer",
    message: { message_type: "text", payload: { message: `${at}` } },
    createdAt: new Date(1_000_000 - at).toISOString(),
  }));
  const operator = { chat: { history: async () => ({ conversations, omitted: [] }) } };
  const party = { who: { guestId: "g" }, operator, about: async () => ({}) };
  const request = new Request("http://local.invalid/contact/chat");
  const { data } = await readPlainChat(request, { party: party as unknown as Party }, context);
  return { hasOlder: data.hasOlder, count: data.messages.length };
}

test("a page shows as many messages as it asks for, however many come", async () => {
  expect(await shown(limit - 1)).toEqual({ hasOlder: false, count: limit - 1 });
  expect(await shown(limit)).toEqual({ hasOlder: true, count: limit });
  expect(await shown(limit + 25)).toEqual({ hasOlder: true, count: limit });
});
