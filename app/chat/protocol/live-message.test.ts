import fc from "fast-check";
import { chat } from "schemas/contract/chat";
import { ChatContent } from "schemas/contract/chat-content";
import { describe, expect, it } from "vitest";
import { answerOf } from "../../../tests/contract/answer-arbitrary";
import { contentOf } from "./live-message";
import { messageOf, saidBy, spokenText } from "./message";

/** What the browser reads, which is what the contract reads. */
function read(message_type: unknown, payload?: unknown): ChatContent {
  const content = contentOf({ message_type, payload });
  expect(content).toEqual(ChatContent.parse({ message_type, payload }));
  return content;
}

const unknown = (kind?: string) => ({ message_type: "unknown", kind });

describe("what a message says", () => {
  it("of a text, in an object or bare, is the text and nothing else", () => {
    const text = (message: string) => ({ message_type: "text", payload: { message } });
    expect(read("text", { message: "<b>hi</b>", more: 1 })).toEqual(text("<b>hi</b>"));
    expect(read("text", "bare")).toEqual(text("bare"));
    expect(read("text", { message: 7 })).toEqual(text("7"));
    for (const none of [{}, null, undefined, [], true, { message: {} }, { message: null }])
      expect(read("text", none)).toEqual(unknown("text"));
  });

  it("of buttons and quick replies is every button with what it does [3.30]", () => {
    const buttons = [
      { title: "Site", type: "web", payload: "https://a.example/x" },
      { title: "Call", type: "CALL", payload: "02-123-4567" },
      { title: "Yes", type: "postback", payload: { id: 1 } },
      { title: "More", type: "hologram", payload: "" },
      { title: " ", type: "web", payload: "https://a.example" },
      null,
    ];
    const kept = [
      buttons[0],
      { ...buttons[1], type: "call" },
      buttons[2],
      { title: "More", type: "other", payload: undefined },
    ];
    for (const type of ["buttons", "quick_replies"]) {
      const payload = { message: "Choose", buttons: kept };
      expect(read(type, { message: "Choose", buttons })).toEqual({ message_type: type, payload });
    }
    expect(read("buttons", { buttons: "none" })).toEqual({
      message_type: "buttons",
      payload: { buttons: [] },
    });
  });

  it("of a file is its kind and its addresses as they are written [3.29]", () => {
    const media = (payload: object) => ({ message_type: "media", payload });
    expect(read("media", { message: "see", url: "/1.png", fileType: "image" })).toEqual(
      media({ message: "see", url: "/1.png", fileType: "image" }),
    );
    expect(read("media", { message: " ", url: "", filePath: "1.mp4", fileType: "Video" })).toEqual(
      media({ filePath: "1.mp4", fileType: "video" }),
    );
    expect(read("media", { url: {}, fileType: "hologram" })).toEqual(media({ fileType: "file" }));
    expect(read("media")).toEqual(media({ fileType: "file" }));
  });

  it("of cards is each with its picture and buttons, and of one that is none an empty card", () => {
    const elements = [
      { title: "One", subtitle: "Sub", image_url: "/1.png", buttons: [{ title: "Go", type: "other" }] },
      { title: "Two", image_url: 7 },
      "none",
    ];
    expect(read("generic", { elements })).toEqual({
      message_type: "generic",
      payload: {
        elements: [elements[0], { title: "Two", image_url: "7", buttons: [] }, { buttons: [] }],
      },
    });
    expect(read("generic")).toEqual({ message_type: "generic", payload: { elements: [] } });
  });

  it("of a postback is its title; of anything else what the operator calls it [3.28]", () => {
    expect(read("postback", { title: "Yes", payload: "yes" })).toMatchObject({ payload: { title: "Yes" } });
    for (const type of ["unknown", "carousel", "__proto__", "constructor"])
      expect(read(type, { message: "x" })).toEqual(unknown(type === "unknown" ? undefined : type));
    for (const type of ["", null, undefined, {}, [], true])
      expect(read(type, { message: "x" })).toEqual(unknown());
    for (const message of [null, undefined, [], "x"]) expect(contentOf(message)).toEqual(unknown());
  });

  it("is never more than somebody reads", () => {
    const buttons = Array.from({ length: 500 }, () => ({ title: "x", type: "other" }));
    const content = read("buttons", { message: "y".repeat(100_000), buttons });
    expect(spokenText(content)).toBe("y".repeat(20_000));
    expect(content.message_type === "buttons" ? content.payload.buttons : []).toHaveLength(30);
  });

  it("sends nothing that is too deep to be compared, written or sent", () => {
    const nested = (depth: number) => JSON.parse(`${"[".repeat(depth)}7${"]".repeat(depth)}`) as unknown;
    const sent = (depth: number) =>
      contentOf({ message_type: "postback", payload: { payload: nested(depth) } });
    expect(sent(100_000)).toEqual({ message_type: "postback", payload: {} });
    for (const depth of [32, 33]) read("postback", { title: "Yes", payload: nested(depth) });
    const page = {
      conversations: [
        {
          sender: "staff",
          message: {
            message_type: "buttons",
            payload: {
              buttons: [{ title: "Go", type: "postback", payload: nested(100_000) }],
            },
          },
        },
      ],
    };
    const [conversation] = chat.history.response.parse(page).conversations;
    expect(conversation && messageOf(conversation, { room: "r" }).content).toMatchObject({
      payload: { buttons: [{ title: "Go" }] },
    });
  });

  it("sends nothing that is longer than a payload may be", () => {
    const sent = (payload: unknown) =>
      contentOf({ message_type: "postback", payload: { title: "x", payload } });
    for (const payload of ["a".repeat(3_998), Array(1_000).fill("")])
      expect(sent(payload)).toEqual({ message_type: "postback", payload: { title: "x", payload } });
    for (const payload of ["a".repeat(3_999), '"'.repeat(2_000), Array(20_000).fill("")])
      expect(sent(payload)).toEqual({ message_type: "postback", payload: { title: "x" } });
  });

  it("is read aloud: the text, or the titles", () => {
    const elements = [{ title: "One" }, {}, { title: "Two" }];
    expect(spokenText(read("generic", { elements }))).toBe("One, Two");
    expect(spokenText(read("postback", { title: "Yes" }))).toBe("Yes");
    expect(spokenText(read("media", { message: "see" }))).toBe("see");
    expect(spokenText(read("media"))).toBe("");
    expect(spokenText(read("carousel", { message: "x" }))).toBe("");
  });
});

/** Anything in the place of anything, under the names that a message has. */
const part = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.jsonValue(),
    fc.constantFrom("", " ", "web", " Call", "POSTBACK", "image", "Video", "text", "unknown"),
    fc.array(tie("value"), { maxLength: 3 }),
    tie("fields"),
  ),
  fields: fc.dictionary(
    fc.constantFrom(
      ..."message title subtitle type payload url filePath fileType image_url buttons elements kind".split(
        " ",
      ),
    ),
    tie("value"),
  ),
}));

const kinds = ["text", "buttons", "quick_replies", "media", "generic", "postback", "unknown", "carousel"];

const anyMessage = fc.oneof(
  answerOf(ChatContent),
  fc.record(
    {
      message_type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...kinds) }, part.value),
      payload: fc.oneof(part.fields, part.value),
      kind: part.value,
    },
    { requiredKeys: [] },
  ),
);

describe("the browser's reader and the contract's schema", () => {
  it("agree on every message", () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const wire = JSON.parse(JSON.stringify(message));
        expect(contentOf(wire)).toEqual(ChatContent.parse(wire));
      }),
      { numRuns: 500 },
    );
  });

  it("read what the server has read as it is, so that a message of the history is the one of the event", () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const wire = JSON.parse(JSON.stringify(message));
        const passedOn = JSON.parse(JSON.stringify(ChatContent.parse(wire)));
        expect(contentOf(passedOn)).toEqual(contentOf(wire));
        expect(saidBy("staff", passedOn)).toBe(saidBy("staff", contentOf(wire)));
      }),
      { numRuns: 500 },
    );
  });
});
