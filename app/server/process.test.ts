import { readEnv } from "schemas/env";
import { expect, onTestFinished, test } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { createLog } from "./observability/log";
import { createProcess } from "./process";

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

function brand(id: string) {
  const read = readEnv({
    OPERATOR: id,
    OPERATOR_API_URL: "http://127.0.0.1:9",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    STORE_FILE: ":memory:",
  });
  if (!read.ok) throw new Error("the environment has faults");
  const { services, store, transport } = createProcess({
    env: read.env,
    brand: brandWith({ id }),
    brandFolder: "/nowhere",
    log: createLog("silent"),
  });
  onTestFinished(async () => {
    await Promise.all([store.close(), transport.close()]);
  });
  return services;
}

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
