import { chatText } from "schemas/fields";
import { describe, expect, it } from "vitest";
import { checkText, type KeyPress, whatKeyDoes } from "./typed-text";

const MAX = 2000;

describe("a text in the composer", () => {
  it("can be sent up to 2000 characters, and says how many are left [5.12]", () => {
    expect(checkText("x".repeat(MAX), MAX)).toEqual({
      canSend: true,
      isTooLong: false,
      left: 0,
      isNearEnd: true,
    });
    expect(checkText("x".repeat(MAX + 1), MAX)).toMatchObject({ canSend: false, isTooLong: true, left: -1 });
    expect(checkText("x".repeat(1799), MAX)).toMatchObject({ left: 201, isNearEnd: false });
    expect(checkText("x".repeat(1800), MAX)).toMatchObject({ left: 200, isNearEnd: true });
  });

  it.each(["", " ", "\n\t ", "\u00a0\u3000", "\u200b\ufeff"])("is not sent blank: %j [5.13]", (text) => {
    expect(checkText(text, MAX).canSend).toBe(false);
  });

  it("is checked as the server checks it", () => {
    const server = chatText({ chat: { textMaxLength: 10 } });
    for (const text of [
      "",
      " ",
      "hello",
      "x".repeat(10),
      "x".repeat(11),
      "😀".repeat(5),
      "😀".repeat(6),
      "กำลัง",
      " x ",
    ]) {
      expect(checkText(text, 10).canSend).toBe(server.safeParse(text).success);
    }
  });
});

describe("a key in the composer", () => {
  const plain: KeyPress = {
    key: "Enter",
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    keyCode: 13,
  };

  it("Enter sends, with any modifier it does not [5.14]", () => {
    expect(whatKeyDoes(plain)).toBe("send");
    for (const modifier of ["shiftKey", "ctrlKey", "altKey", "metaKey"]) {
      expect(whatKeyDoes({ ...plain, [modifier]: true })).toBe("newline");
    }
  });

  it("Enter that ends a composition belongs to the input method, in Safari too", () => {
    expect(whatKeyDoes({ ...plain, isComposing: true })).toBe("typing");
    expect(whatKeyDoes({ ...plain, keyCode: 229 })).toBe("typing");
  });

  it("any other key is typing", () => {
    for (const key of ["a", "ก", "ລ", "Process", "Tab", " "])
      expect(whatKeyDoes({ ...plain, key })).toBe("typing");
  });
});
