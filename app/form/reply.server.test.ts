import { parseWithZod } from "@conform-to/zod/v4";
import { satang } from "schemas/amount";
import { amountField, fieldMessages, loginUsername, passwordField, samePasswords } from "schemas/fields";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { locales } from "~/i18n/locale";
import { resources } from "~/i18n/texts.server";
import { contextWith } from "../../tests/support/request-context";
import { reply } from "./reply.server";

const LoginForm = z.object({
  username: loginUsername({ phone: { length: 10, country: "thai" } }),
  password: passwordField,
});
const english = contextWith({ locale: "en" });

function submitted(schema: z.ZodType, fields: Record<string, string>) {
  return parseWithZod(new URLSearchParams(fields), { schema });
}

describe("a refused form", () => {
  it("says what is wrong with each field, in the member's language [5.10]", () => {
    for (const locale of locales) {
      const { error } = reply(submitted(LoginForm, { username: " " }), contextWith({ locale }), {});
      const required = resources[locale].fields.required;
      expect(error).toEqual({ username: [required], password: [required] });
    }
  });

  it("has what is at fault judged while it is typed, and nothing else", () => {
    const { fields } = reply(submitted(LoginForm, { username: " ", password: "y" }), english, {});
    expect(fields).toEqual(["username"]);
  });

  it("names the limits in the message", () => {
    const schema = z.object({ amount: amountField({ minimum: satang(10_000) }) });
    const values = { minimum: "100.00", currency: "THB" };
    const { error } = reply(submitted(schema, { amount: "99.99" }), english, { values });
    expect(error).toEqual({ amount: ["The amount has to be at least 100.00 THB"] });
  });

  it("shows again what was typed, but never what is secret", () => {
    const typed = { username: "0812345678", password: "canary-password" };
    const refused = reply(submitted(LoginForm, typed), english, { formErrors: ["No"] });
    expect(refused.initialValue).toEqual({ username: "0812345678" });
    expect(JSON.stringify(refused)).not.toContain("canary-password");
  });

  it("hides a secret also when that very field is wrong", () => {
    const schema = z
      .object({ password: passwordField, confirmPassword: passwordField })
      .superRefine(samePasswords("password", "confirmPassword"));
    const typed = { password: "canary-one", confirmPassword: "canary-two" };
    const refused = reply(submitted(schema, typed), english, {});
    expect(refused.error).toEqual({ confirmPassword: ["Passwords don't match"] });
    expect(JSON.stringify(refused)).not.toContain("canary");
  });

  it("shows what is wrong with the whole as it was said, whatever it reads like", () => {
    for (const text of ["ยอดเงินไม่พอ", "error", "login", "common.back", "{{minimum}}"]) {
      const typed = { username: "0812345678", password: "x" };
      const { error } = reply(submitted(LoginForm, typed), english, {
        formErrors: [text],
        values: { minimum: "1" },
      });
      expect(error).toEqual({ "": [text] });
    }
  });

  it("leaves no message a key, in any language", () => {
    for (const locale of locales) {
      const translate = contextWith({ locale }).texts.anyKey(locale);
      for (const message of fieldMessages) expect(translate(message, {})).not.toContain("fields:");
    }
  });
});
