import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { cleanText } from "./clean-text";
import * as fields from "./fields";

/** What pasting from chats, contacts and word processors leaves in a text. */
const unseen = fc.constantFrom(
  ..."\u00AD\u061C\u115F\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069",
  ..."\u3164\uFE0E\uFE0F\uFEFF",
);
const dashes = fc.constantFrom(..."\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D");

/** The text with unseen characters put in anywhere, and its dashes made typographic. */
function pasted(text: string): fc.Arbitrary<string> {
  const letters = [...text].map((letter) =>
    fc
      .tuple(fc.array(unseen, { maxLength: 2 }), letter === "-" ? dashes : fc.constant(letter))
      .map(([before, shown]) => before.join("") + shown),
  );
  return fc.tuple(...letters, unseen).map((parts) => parts.join(""));
}

const operator = {
  phone: { length: 10, country: "thai" as const },
  banks: { englishOnlyNames: ["KTB"], groupedLength: 10, known: {} },
};

const typedFields: [string, z.ZodType, string, unknown][] = [
  ["a phone", fields.phoneField(operator), "081-234-5678", "0812345678"],
  ["a phone at sign-in", fields.loginUsername(operator), "+66 81-234-5678", "0812345678"],
  ["a user name", fields.loginUsername(operator), "somchai-k", "somchai-k"],
  ["a name", fields.nameField, "สมชาย ໃຈດີ-Jaidee", "สมชาย ໃຈດີ-Jaidee"],
  ["part of an account name", fields.accountNamePart, "Jai-Dee", "JAI-DEE"],
  ["an account name", fields.bankAccountName(operator, "KTB"), "Mali Jaidee", "MALI JAIDEE"],
  ["an English account name", fields.englishAccountName, "Mali Jaidee", "MALI JAIDEE"],
  ["an account number", fields.bankAccountNo, "123-4-56789-0", "1234567890"],
  ["an invite code", fields.inviteCode, "PR65f0-a", "PR65f0-a"],
  ["a one-time code", fields.otpCode, "123-456", "123456"],
  ["a promotion code", fields.promotionCode, "new-50", "NEW-50"],
  ["an amount", fields.amountField({}), "1,000.50", 100_050],
  [
    "a gift link",
    fields.giftLink,
    "http://gift.truemoney.com/campaign/?v=0b-1C",
    expect.stringMatching(/=0b-1C$/),
  ],
];

describe("what nobody sees in a pasted text", () => {
  it.each(typedFields)("is not in the value of %s, and its dashes are plain", (_, field, text, value) => {
    fc.assert(
      fc.property(pasted(text), (typed) => {
        expect(field.parse(typed)).toEqual(value);
      }),
    );
  });

  it("is no name, no code and no chat message where there is nothing else", () => {
    const required = [
      ...[
        fields.nameField,
        fields.accountNamePart,
        fields.loginUsername(operator),
        fields.phoneField(operator),
      ],
      ...[fields.bankAccountNo, fields.otpCode, fields.promotionCode, fields.giftLink],
      fields.chatText({ chat: { textMaxLength: 50 } }),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...required),
        fc.array(unseen, { minLength: 1, maxLength: 9 }),
        (field, typed) => {
          expect(field.safeParse(typed.join("")).error?.issues.map(({ message }) => message)).toEqual([
            "fields:required",
          ]);
        },
      ),
    );
    expect(fields.amountField({}).safeParse("\u200B").error?.issues[0]?.message).toBe("fields:amount.empty");
  });

  it("is kept where it holds an emoji together", () => {
    for (const text of ["👨‍👩‍👧", "❤️", "👩🏽‍🚀 ไป", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈ລາວ", "🇹🇭"]) expect(cleanText(text)).toBe(text);
    expect(cleanText("ก\u200D👨\u200Dข\u200D")).toBe("ก👨ข");
  });

  it("leaves Thai, Lao and every other letter as it is", () => {
    for (const text of ["น้ำใจ เก๋ๆ", "ນ້ຳໃຈ ໝູ່", "Zoë O’Neil"]) expect(cleanText(text)).toBe(text);
    fc.assert(fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => cleanText(text) === text));
  });

  it("stays in a password and in a chat message, which count as they are", () => {
    const typed = "\u200Bก\u200Dข – ค";
    expect(fields.passwordField.parse(typed)).toBe(typed);
    expect(fields.chatText({ chat: { textMaxLength: 50 } }).parse(typed)).toBe(typed);
  });
});
