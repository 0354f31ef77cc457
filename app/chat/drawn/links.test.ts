import { describe, expect, it } from "vitest";
import { fileName, phoneAddress, webAddress } from "./links";

const origin = "https://api.operator.example";

describe("an address in a message", () => {
  it("is of the web, and may be relative to the operator's where it is of a file", () => {
    expect(webAddress("https://a.example/x")).toBe("https://a.example/x");
    expect(webAddress("/chat-files/1.png", origin)).toBe(`${origin}/chat-files/1.png`);
    expect(webAddress("chat-files/1.png", origin)).toBe(`${origin}/chat-files/1.png`);
    expect(webAddress("https://cdn.example/a.pdf", origin)).toBe("https://cdn.example/a.pdf");
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
  ])("that is %j is none", (address) => {
    expect(webAddress(address)).toBeUndefined();
    expect(webAddress(address, origin)).toBeUndefined();
  });

  it.each(["//a.example", "/relative", "", " "])("of a button that is %j is none", (address) =>
    expect(webAddress(address)).toBeUndefined(),
  );

  it("of a telephone is its number, with or without the prefix", () => {
    expect(phoneAddress("02-123-4567")).toBe("tel:021234567");
    expect(phoneAddress(" tel:+66 2 123 4567")).toBe("tel:+6621234567");
  });

  it.each(["javascript:alert(1)", "tel:", "02", "*#06#", "tel:0812345678,1;ext=2", "a".repeat(30)])(
    "of a telephone that is %j is none",
    (number) => expect(phoneAddress(number)).toBeUndefined(),
  );
});

describe("a file's address", () => {
  it("names a file by its last part, readable where it can be", () => {
    expect(fileName("https://cdn.example/f/%E0%B9%83%E0%B8%9A.pdf?x=1")).toBe("ใบ.pdf");
    expect(fileName("https://cdn.example/100%.pdf")).toBe("100%.pdf");
    expect(fileName("https://cdn.example/")).toBe("cdn.example");
  });
});
