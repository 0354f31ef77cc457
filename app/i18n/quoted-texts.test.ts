import { expect, test } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { createTexts } from "./texts.server";

const say = createTexts(brandWith()).anyKey("en");

test("what the specification quotes stands so in English [5.01 5.04 5.08 5.16 5.17 5.18 8.11 8.13]", () => {
  const tooLarge = (size: string) => say("chat:file.tooLarge", { size });
  expect([
    say("fields:phone.length", { length: "10" }),
    say("fields:password.different"),
    say("fields:bankAccountName.english"),
    say("chat:file.unsupported"),
    tooLarge("10 MB"),
    tooLarge("20 MB"),
    say("public:copy.done", { text: "0812345678" }),
    say("public:copy.failed"),
    say("chat:joinFailed"),
  ]).toEqual([
    "The phone number must support 10 digits",
    "Passwords don't match",
    "Bank account name must be in English only",
    "File is not supported",
    "The file is too large. Please select file no larger than 10 MB.",
    "The file is too large. Please select file no larger than 20 MB.",
    "Copied: 0812345678",
    "Failed to copy",
    "Cannot start chatting",
  ]);
});
