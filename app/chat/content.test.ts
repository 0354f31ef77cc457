import { describe, expect, it } from "vitest";
import { contentOf } from "./content";

const origin = "https://api.operator.example";
const read = (message_type: unknown, payload?: unknown) => contentOf({ message_type, payload }, origin);

describe("what is drawn of a message", () => {
  it("of a text, in an object or bare, is the text and nothing else", () => {
    expect(read("text", { message: "<b>hi</b>" })).toEqual({ type: "text", text: "<b>hi</b>" });
    expect(read("text", "bare")).toEqual({ type: "text", text: "bare" });
    expect(read("text", { message: 7 })).toEqual({ type: "text", text: "7" });
    expect(read("text", {})).toEqual({ type: "unknown" });
    expect(read("text", null)).toEqual({ type: "unknown" });
  });

  it("of buttons and quick replies is every button with what it does [3.30]", () => {
    const buttons = [
      { title: "Site", type: "web", payload: "https://a.example/x" },
      { title: "Call", type: "call", payload: "02-123-4567" },
      { title: "Yes", type: "postback", payload: { id: 1 } },
      { title: "More", type: "other", payload: "https://a.example" },
      { title: " ", type: "web", payload: "https://a.example" },
      null,
    ];
    const drawn = [
      { title: "Site", action: { does: "open", href: "https://a.example/x" } },
      { title: "Call", action: { does: "call", href: "tel:021234567" } },
      { title: "Yes", action: { does: "postback", payload: { id: 1 } } },
      { title: "More", action: { does: "nothing" } },
    ];
    for (const type of ["buttons", "quick_replies"]) {
      expect(read(type, { message: "Choose", buttons })).toEqual({ type, text: "Choose", buttons: drawn });
    }
    expect(read("buttons", { buttons: "none" })).toEqual({ type: "buttons", text: "", buttons: [] });
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "  javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "vbscript:x",
    "blob:https://a.example/1",
    "ftp://a.example",
    "https://user:pass@a.example",
    "//a.example",
    "/relative",
    "",
    7,
    {},
  ])("a button that would lead to %j leads nowhere", (payload) => {
    const message = read("buttons", { buttons: [{ title: "x", type: "web", payload }] });
    expect(message).toMatchObject({ buttons: [{ action: { does: "nothing" } }] });
  });

  it.each(["javascript:alert(1)", "tel:", "02", "*#06#", "tel:0812345678,1;ext=2", "a".repeat(30)])(
    "a button that would call %j calls nobody",
    (payload) => {
      const message = read("buttons", { buttons: [{ title: "x", type: "call", payload }] });
      expect(message).toMatchObject({ buttons: [{ action: { does: "nothing" } }] });
    },
  );

  it("of a file is its kind and its address, which may be relative to the operator's [3.29]", () => {
    const href = `${origin}/chat-files/1.png`;
    expect(read("media", { message: "see", url: "/chat-files/1.png", fileType: "image" })).toEqual({
      type: "media",
      text: "see",
      media: "image",
      href,
    });
    expect(read("media", { filePath: "chat-files/1.png", fileType: "video" })).toMatchObject({
      media: "video",
      href,
    });
    expect(read("media", { url: "https://cdn.example/a.pdf", fileType: "file" })).toMatchObject({
      media: "file",
      href: "https://cdn.example/a.pdf",
    });
    expect(read("media", { url: "javascript:alert(1)", fileType: "hologram" })).toEqual({
      type: "media",
      text: "",
      media: "file",
      href: undefined,
    });
  });

  it("of cards is each with its picture and buttons", () => {
    const elements = [
      { title: "One", subtitle: "Sub", image_url: "/1.png", buttons: [{ title: "Go", type: "other" }] },
      { title: "Two", image_url: "javascript:alert(1)" },
      "none",
    ];
    expect(read("generic", { elements })).toEqual({
      type: "generic",
      cards: [
        {
          title: "One",
          subtitle: "Sub",
          image: `${origin}/1.png`,
          buttons: [{ title: "Go", action: { does: "nothing" } }],
        },
        { title: "Two", subtitle: "", image: undefined, buttons: [] },
        { title: "", subtitle: "", image: undefined, buttons: [] },
      ],
    });
    expect(read("generic")).toEqual({ type: "generic", cards: [] });
  });

  it("of a postback is its title; of anything else nothing [3.28]", () => {
    expect(read("postback", { title: "Yes", payload: "secret" })).toEqual({ type: "postback", text: "Yes" });
    for (const type of ["unknown", "carousel", "", undefined, 7, "__proto__", "constructor"]) {
      expect(read(type, { message: "x" })).toEqual({ type: "unknown" });
    }
    for (const message of [null, undefined, [], "x"]) expect(contentOf(message, origin).type).toBe("unknown");
  });

  it("is never more than somebody reads", () => {
    const buttons = Array.from({ length: 500 }, () => ({ title: "x", type: "other" }));
    const message = read("buttons", { message: "y".repeat(100_000), buttons });
    expect(message).toMatchObject({ text: "y".repeat(20_000) });
    expect(message.type === "buttons" ? message.buttons : []).toHaveLength(30);
  });
});
