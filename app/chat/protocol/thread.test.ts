import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spentMs } from "../../../tests/support/spent";
import { liveMessage } from "./live-message";
import { messageOf, spokenText } from "./message";
import { textMessage } from "./outbox";
import { ChatThread } from "./thread";

const context = { room: "room-1" };
const start = Date.parse("2031-05-01T08:00:00.000Z");

const written = (index: number, sender = "staff") => ({
  sender,
  message: textMessage(`${index}`),
  createdAt: new Date(start + index * 100).toISOString(),
});

const conversation = (index: number, sender?: string) => messageOf(written(index, sender), context);
const read = (event: unknown) => liveMessage(event, context) ?? expect.fail();

/** Newest first, as the operator returns it. */
const page = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => conversation(newest - index));

const shown = (thread: ChatThread) => thread.messages.map(({ content }) => spokenText(content)).join(" ");

describe("the thread", () => {
  it("holds pages and events in the order of their times, each message once [4.31]", () => {
    const thread = new ChatThread(context);
    thread.addPage(page(5, 3));
    thread.addEvent(conversation(7));
    thread.addEvent(conversation(6));
    expect(thread.addEvent(conversation(7))).toBeUndefined();
    expect(thread.addPage(page(4, 1)).added.map(({ content }) => spokenText(content))).toEqual(["1", "2"]);
    expect(shown(thread)).toBe("1 2 3 4 5 6 7");
  });

  it.each([null, "", " "])(
    "holds messages of one text whose other time is %j, or none: it is absent",
    (none) => {
      const thread = new ChatThread(context);
      const said = (time: object) => read({ ...written(1), createdAt: none, timestamp: none, ...time });
      for (const bears of ["createdAt", "timestamp"]) {
        for (const index of [1, 2]) thread.addEvent(said({ [bears]: written(index).createdAt }));
      }
      expect(shown(thread)).toBe("1 1");
      for (const index of [3, 4]) thread.addEvent(said({ createdAt: written(index).createdAt }));
      expect(shown(thread)).toBe("1 1 1 1");
    },
  );

  it("is another list when something changed, and the same one when nothing did", () => {
    const thread = new ChatThread(context);
    const empty = thread.messages;
    thread.addEvent(conversation(1));
    const one = thread.messages;
    expect(one).not.toBe(empty);
    thread.addEvent(conversation(1));
    expect(liveMessage("nothing", context)).toBeUndefined();
    expect(thread.messages).toBe(one);
  });

  it("keeps messages of one moment in the history's order, and those without a time at their neighbours", () => {
    const thread = new ChatThread(context);
    const at = (text: string, createdAt?: string) => {
      const message = { message_type: "text", payload: text };
      return read({ ...written(0), message, createdAt });
    };
    const moment = new Date(start).toISOString();
    thread.addPage([at("d", moment), at("c", moment), at("b"), at("a", moment)]);
    thread.addEvent(at("e"));
    expect(shown(thread)).toBe("a b c d e");
  });

  it("gives an own message the operator's time, whichever of answer and event comes first", () => {
    const { message, createdAt } = written(1, "customer");
    const answerFirst = new ChatThread(context);
    expect(answerFirst.addOwn(message, start, createdAt)).toMatchObject({ isOwn: true, at: start + 100 });
    expect(answerFirst.addEvent(conversation(1, "customer"))).toBeUndefined();
    const eventFirst = new ChatThread(context);
    eventFirst.addEvent(conversation(1, "customer"));
    expect(eventFirst.addOwn(message, start, String(start + 100))).toBeUndefined();
    expect([shown(answerFirst), shown(eventFirst)]).toEqual(["1", "1"]);
  });

  it("knows a page that reaches what is confirmed, and takes no event for that", () => {
    const thread = new ChatThread(context);
    thread.confirm(thread.addPage(page(3, 1)).keys);
    thread.addEvent(conversation(8));
    expect(thread.addPage(page(8, 6)).overlaps).toBe(false);
    expect(thread.addPage(page(5, 3)).overlaps).toBe(true);
  });

  it("confirms an event when the link has stayed up from one check to the next", () => {
    const thread = new ChatThread(context);
    thread.confirm([]);
    thread.addEvent(conversation(1));
    thread.linkIsUp();
    thread.addEvent(conversation(2));
    thread.linkIsLost();
    thread.linkIsUp();
    expect(thread.addPage([conversation(1)]).overlaps).toBe(false);
    thread.linkIsUp();
    thread.addEvent(conversation(3));
    expect(thread.addPage([conversation(2)]).overlaps).toBe(true);
    expect(thread.addPage([conversation(3)]).overlaps).toBe(false);
  });

  it("counts what stands without a gap, so that the next older page is the right one", () => {
    const thread = new ChatThread(context);
    expect(thread.contiguous).toBe(0);
    thread.addEvent(conversation(1));
    thread.confirm(thread.addPage(page(9, 7)).keys);
    thread.addEvent(conversation(10));
    expect(thread.contiguous).toBe(4);
  });

  it("forgets what lies before a gap that is too long", () => {
    const thread = new ChatThread(context);
    thread.confirm(thread.addPage(page(3, 1)).keys);
    thread.isComplete = true;
    const { keys } = thread.addPage(page(9, 8));
    thread.keepOnly(keys);
    expect(shown(thread)).toBe("8 9");
    expect(thread.isComplete).toBe(false);
    thread.addPage(page(3, 1));
    expect(shown(thread)).toBe("1 2 3 8 9");
  });

  it("loses nothing and doubles nothing in whatever order pages and events come", () => {
    const arrivals = fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 40 }),
        fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 12 })),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(arrivals, (steps) => {
        const thread = new ChatThread(context);
        const expected = new Set<number>();
        for (const step of steps) {
          const [newest, more] = typeof step === "number" ? [step, 0] : step;
          const oldest = Math.max(1, newest - more);
          if (typeof step === "number") thread.addEvent(conversation(step));
          else thread.addPage(page(newest, oldest));
          for (let index = oldest; index <= newest; index += 1) expected.add(index);
        }
        expect(shown(thread)).toBe([...expected].sort((one, other) => one - other).join(" "));
      }),
    );
  });

  it("takes 5,000 messages by pages and 1,000 events at little cost", async () => {
    const thread = new ChatThread(context);
    const spent = await spentMs(() => {
      for (let newest = 5_000; newest > 0; newest -= 10) thread.addPage(page(newest, newest - 9));
      for (let index = 5_001; index <= 6_000; index += 1) thread.addEvent(conversation(index));
    });
    expect(thread.messages).toHaveLength(6_000);
    expect(spent).toBeLessThan(2_000);
  });
});
