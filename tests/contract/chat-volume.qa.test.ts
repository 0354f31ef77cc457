import { chat } from "schemas/contract/chat";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";

const operator = freshOperator();
let lastGuest = 0;
const freshGuest = () => `guest-${++lastGuest}`;

async function historyOf(guestId: string, { limit = 10, skip = 0 } = {}) {
  const { body } = await operator.call("chat.history", { guestId, limit, skip });
  return chat.history.response.parse(body).conversations;
}

const send = (message: string, guestId: string) =>
  operator.call("chat.sendMessage", {
    conversation: { message: { message_type: "text", payload: { message } }, guestId },
  });

describe("a long conversation", () => {
  it("costs the same at the end of 5,000 messages as at its start", async () => {
    const guestId = freshGuest();
    const startedAt = performance.now();
    await operator.control("POST", "/chat/fill", { guestId, count: 5_000 });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    const cost = async (skip: number) => {
      await operator.control("DELETE", "/calls");
      for (let turn = 0; turn < 40; turn += 1) await historyOf(guestId, { skip });
      const calls = await operator.calls({ endpoint: "chat.history" });
      return calls.map(({ durationMs }) => durationMs ?? 0).sort((a, b) => a - b)[20] ?? 0;
    };
    const [first, last] = [await cost(0), await cost(4_990)];
    expect(await historyOf(guestId, { skip: 4_990 })).toHaveLength(10);
    expect(last).toBeLessThan(first * 3 + 1);
  });

  it("holds 200 messages that were sent at the same time", async () => {
    const guestId = freshGuest();
    const sent = Array.from({ length: 200 }, (_, index) => send(`${index}`, guestId));
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
    const kept = (await historyOf(guestId, { limit: 300 })).map(({ message }) => JSON.stringify(message));
    expect(new Set(kept).size).toBe(200);
  });
});
