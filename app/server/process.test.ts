import { expect, test } from "vitest";
import { appProcess } from "../../tests/support/app-process";

/** Everything that is sealed or named with the secret of the environment. */
const purposes = [
  "session",
  "return-to",
  "registered-phone",
  "known-browser",
  "register-draft",
  "otp-sent",
  "flash",
  "member-key",
  "limits",
  "guest-id",
  "chat-party",
  "chat-file",
];

const brand = (id: string) => appProcess({ OPERATOR: id }).running.services;

test.each(purposes)(
  "what one brand seals or names for %s means nothing to another with the same secret",
  async (purpose) => {
    const [moon, twin, star] = [brand("moon"), brand("moon"), brand("star")].map(({ seals }) =>
      seals(purpose),
    );
    const sealed = (await moon?.close({ token: "token" })) ?? "";
    expect(await twin?.open(sealed)).toEqual({ token: "token" });
    expect(await star?.open(sealed)).toBeNull();
    expect(twin?.name("member")).toBe(moon?.name("member"));
    expect(star?.name("member")).not.toBe(moon?.name("member"));
  },
);

test("a form of one brand is none of another's with the same secret", () => {
  const [moon, twin, star] = [brand("moon"), brand("moon"), brand("star")];
  const token = moon?.intentTokens.issue("member", "transfer") ?? "";
  expect(twin?.intentTokens.open(token, "member", "transfer")).not.toBeNull();
  expect(star?.intentTokens.open(token, "member", "transfer")).toBeNull();
});
