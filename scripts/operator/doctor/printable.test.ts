import { describe, expect, it } from "vitest";
import { printable } from "./printable";

describe("a text for the terminal", () => {
  it.each([
    ["an escape sequence", "\u001b[2J", "\\u001b[2J"],
    ["a C1 control", "\u009b2J", "\\u009b2J"],
    ["a bidirectional override", "a\u202eb", "a\\u202eb"],
    ["line separators", "\n\u2028\u2029", "\\u000a\\u2028\\u2029"],
    ["an invisible tag", "\u{e0041}", "\\u{e0041}"],
    ["letters of any language", "สวัสดี ສະບາຍດີ 🎰", "สวัสดี ສະບາຍດີ 🎰"],
  ])("shows %s", (_, text, shown) => {
    expect(printable(text, 60)).toBe(shown);
  });

  it("is cut, also where its signs become longer", () => {
    expect(printable("abcdef", 6)).toBe("abcdef");
    expect(printable("abcdefg", 6)).toBe("abcde…");
    expect(printable("\u001b".repeat(6), 8)).toBe("\\u001b\\…");
  });
});
