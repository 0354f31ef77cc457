import type { Contract } from "schemas/contract";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { liveMessage } from "./live-message";
import { timeOf } from "./message";

type WireMessage = z.output<Contract["chat"]["history"]["response"]>["conversations"][number];
/** Of whatever shape an operator may give it. */
type Written = Omit<WireMessage, "message"> & { message: object };

const context = { room: "room-1" };
const at = "2031-05-01T08:00:00.000Z";

function conversation(more: Partial<Written> & Record<string, unknown> = {}): Written {
  const message = { message_type: "text", payload: { message: "hello" } };
  const absent = {
    userId: undefined,
    guestId: undefined,
    username: undefined,
    name: undefined,
    deviceToken: undefined,
    session_id: undefined,
    timestamp: undefined,
  };
  return { ...absent, sender: "staff", message, createdAt: at, ...more };
}

const keyOf = (more: Partial<Written> & Record<string, unknown> = {}, room = context.room) =>
  liveMessage(conversation(more), { ...context, room })?.key;

describe("a message", () => {
  it("is read from a conversation of the contract [3.27]", () => {
    expect(liveMessage(conversation({ name: "Nok" }), context)).toMatchObject({
      isOwn: false,
      at: Date.parse(at),
      name: "Nok",
      content: { message_type: "text", payload: { message: "hello" } },
    });
    expect(liveMessage(conversation({ sender: "customer" }), context)?.isOwn).toBe(true);
    expect(liveMessage(conversation({ sender: undefined }), context)?.isOwn).toBe(false);
  });

  it("of staff does not bear the customer's name, whatever the operator writes there", () => {
    const nameOf = (name: unknown) =>
      liveMessage({ ...conversation(), name }, { ...context, ownNames: ["Somchai", "0812345678"] })?.name;
    expect(["Somchai", " Somchai ", "0812345678", "", null].map(nameOf)).toEqual(Array(5).fill(undefined));
    expect(nameOf("Nok")).toBe("Nok");
  });

  it("is the same one when room, sender, time and payload are, however they are written", () => {
    const key = keyOf();
    expect(keyOf({ session_id: "s", name: "Nok", userId: "u", __v: 3 })).toBe(key);
    expect(keyOf({ message: { message_type: "text", payload: "hello" } })).toBe(key);
    expect(keyOf({ createdAt: String(Date.parse(at)) })).toBe(key);
    expect(keyOf({ createdAt: "2031-05-01T15:00:00+07:00" })).toBe(key);
    const buttons = (payload: object) => keyOf({ message: { message_type: "buttons", payload } });
    expect(buttons({ message: "?", buttons: [{ title: "1", type: "web" }] })).toBe(
      buttons({ buttons: [{ type: "web", title: 1, payload: null }], message: "?" }),
    );
  });

  it("is another one when one of them differs", () => {
    const keys = [
      keyOf(),
      keyOf({}, "room-2"),
      keyOf({ sender: "customer" }),
      keyOf({ createdAt: "2031-05-01T08:00:00.001Z" }),
      keyOf({ createdAt: undefined }),
      keyOf({ message: { message_type: "text", payload: { message: "hello " } } }),
      keyOf({ message: { message_type: "postback", payload: { message: "hello" } } }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([[null], [undefined], ["text"], [7], [[]], [{}], [{ message: "hello" }], [{ message: null }]])(
    "is not read from %j",
    (given) => expect(liveMessage(given, context)).toBeUndefined(),
  );
});

describe("a time", () => {
  it.each([
    [at, Date.parse(at)],
    [Date.parse(at), Date.parse(at)],
    [String(Date.parse(at)), Date.parse(at)],
    ["2031-05-01 08:00:00", Date.parse(at)],
    ["2031-05-01T15:00+07", Date.parse(at)],
    ["", undefined],
    ["soon", undefined],
    [undefined, undefined],
    [{}, undefined],
  ])("%j is %j", (given, ms) => expect(timeOf(given)).toBe(ms));
});
