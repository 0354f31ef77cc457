import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { chatOf, expectNothingLost, linkNames, staff } from "./chat-links";
import { png } from "./sample-files";

const operator = sharedOperator();

describe.each(linkNames)("the app's chat by %s", (name) => {
  it("joins, hears, sends a text and a picture, and marks what was read", async () => {
    const { guestId, session, texts, isJoined } = chatOf(operator, name);
    await staff(operator, guestId, "before");
    session.start();
    await isJoined();
    await staff(operator, guestId, "hello");
    await expect.poll(texts).toEqual(["before", "hello"]);
    session.sendText("a question");
    session.sendFile({ source: png(), media: "image", name: "photo.png" });
    await expect.poll(texts).toEqual(["before", "hello", "a question", "media"]);
    await expect.poll(() => session.snapshot().pending).toEqual([]);
    session.look(true);
    const room = () => operator.control("GET", `/chat/rooms/room-${guestId}`);
    await expect.poll(room).toMatchObject({ readNumber: 4, messages: 4 });
    session.stop();
    await expect.poll(room).toMatchObject({ listeners: 0 });
  });

  it("takes events that are late, repeated and out of order for what they are", async () => {
    const { guestId, session, texts, isJoined } = chatOf(operator, name);
    session.start();
    await isJoined();
    await operator.control("POST", "/settings", { chatDelayMs: 30, chatReorder: true, chatRepeat: 2 });
    for (let index = 1; index <= 12; index += 1) await staff(operator, guestId, `${index}`);
    session.sendText("mine");
    const all = [...Array.from({ length: 12 }, (_, index) => `${index + 1}`), "mine"];
    await expect.poll(texts).toEqual(all);
    await operator.control("POST", "/reset", {});
    session.stop();
  });

  it("that is refused says so, and joins when it may", async () => {
    const { session, alerts, isJoined } = chatOf(operator, name);
    await operator.control("POST", "/settings", { chatRefuseJoin: true });
    session.start();
    await expect.poll(() => alerts, { timeout: 30_000 }).toEqual(["Cannot start chatting"]);
    await operator.control("POST", "/reset", {});
    await isJoined();
    session.stop();
  });
});

it("a link that drops at 10 messages a second loses and doubles nothing, and is joined again [4.28]", async () => {
  await expectNothingLost(operator, { drops: 1, downMs: 500 });
});
