import fc from "fast-check";
import { expect, test } from "vitest";
import { findInviteCode } from "./invite-code";

const codes = fc.stringMatching(/^PR[A-Za-z\d_-]{1,24}$/);
/** What messengers and people put right behind a link. */
const stuck = fc.constantFrom(
  "",
  "สมัครเลย",
  "ສະໝັກເລີຍ",
  ")",
  ".",
  "”",
  "」",
  ",ok",
  "!",
  " join now",
  "\n",
  "…",
  "%20",
  "/",
);

test("an invite code is only what its alphabet allows, in a link or alone", () => {
  fc.assert(
    fc.property(codes, stuck, (code, words) => {
      expect(findInviteCode(code + words)).toBe(code);
      expect(findInviteCode(`“${code}${words}`)).toBe(code);
      expect(findInviteCode(`โค้ด ${code}${words}`)).toBe(code);
      const link = `https://wallet.example/register?code=${code}`;
      expect(findInviteCode(link + words)).toBe(code);
      expect(findInviteCode(`join me: ${link}&utm_source=line${words}`)).toBe(code);
      expect(findInviteCode(`https://wallet.example/register?from=line&code=${code}${words}`)).toBe(code);
      expect(findInviteCode(`wallet.example/register?code=${code}${words}`)).toBe(code);
    }),
  );
});

test.each([
  ...["", "ไม่มี", "-", "...", "https://wallet.example/register", "https://wallet.example/?code="],
  ...["www.wallet.example/register", "wallet.example?ref=1"],
])("there is none in %j", (typed) => {
  expect(findInviteCode(typed)).toBeUndefined();
});
