import { describe, expect, it } from "vitest";
import { Secrets } from "./secrets";

const secrets = new Secrets();
secrets.keep('pass/word"1');

describe("what a report shows of a value", () => {
  it.each([
    ["as it is", 'pass/word"1'],
    ["percent-encoded", encodeURIComponent('pass/word"1')],
  ])("hides a known secret %s", (_, text) => {
    expect(secrets.shown("message", `see ${text} there`)).toBe('"see ••• there"');
  });

  it("hides a known secret before it is cut short", () => {
    expect(secrets.shown("message", `${"x".repeat(52)} pass/word"1`)).not.toContain("pass");
  });

  it.each(["password", "token", "link", "otpToken", "bankAccountNo"])(
    "tells only the length of a %s",
    (key) => {
      expect(secrets.shown(`profile.${key}`, "0123456")).toBe('"••• (7 characters)"');
      expect(secrets.shown("(answer)", { [key]: "0123456" })).not.toContain("0123456");
    },
  );

  it.each([
    ["a number", 4711147],
    ["a list", ["4711147"]],
    ["an object", { is: { it: 4711147 } }],
  ])("tells nothing of a password that is %s", (_, password) => {
    expect(secrets.shown("password", password)).toContain("•••");
    for (const value of [password, { password }, { data: [{ password }] }])
      for (const path of ["password", "password.0", "(answer)"])
        expect(secrets.shown(path, path === "(answer)" ? { password: value } : value)).not.toContain(
          "4711147",
        );
    expect(secrets.shown("(answer)", { data: [{ password }] })).not.toContain("4711147");
  });

  it("says that a flag or nothing came in place of a secret", () => {
    expect(secrets.shown("(answer)", { token: null, hasQrcode: true })).toBe(
      '{"token":null,"hasQrcode":true}',
    );
  });

  it("can keep a secret that is no proper text", () => {
    expect(() => secrets.keep("abc\ud800")).not.toThrow();
  });

  it("hides what looks like a key", () => {
    expect(secrets.shown("message", "of eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30")).toBe('"of eyJh•••"');
  });

  it("cuts the rest to 60 characters, and says what is absent", () => {
    expect(secrets.shown("name", "ก ".repeat(100))).toHaveLength(60);
    expect(secrets.shown("name", undefined)).toBe("nothing");
  });
});
