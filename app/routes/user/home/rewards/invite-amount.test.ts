import { contract } from "schemas/contract";
import { expect, test } from "vitest";
import { contextWith } from "../../../../../tests/support/request-context";
import { inviteOf } from "./rewards.server";

const profile = { _id: "1", username: "0812345678", name: "Pla" };

/** What home says of the bonus that the operator's wallet mentions so. */
function shown(invite: object) {
  const wallet = contract.wallet.get.response.parse({ profile, wallet: { amount: 5 }, slots: [], invite });
  return inviteOf(wallet, contextWith());
}

test("an invite bonus can be received where success says so, or where nothing speaks against it, and only if there is some [3.07]", () => {
  const isReady = (invite: object) => shown(invite)?.isReady;
  for (const invite of [{}, { success: true }, { success: "ready" }, { fail: "" }, { fail: false }])
    expect([invite, isReady({ amount: 350, ...invite })]).toEqual([invite, true]);
  for (const invite of [
    { success: false },
    { success: "false" },
    { success: " FALSE", fail: false },
    { success: "0" },
    { fail: true },
    { fail: "no" },
  ])
    expect([invite, isReady({ amount: 350, ...invite })]).toEqual([invite, false]);
  expect(isReady({ amount: 0, success: true })).toBe(false);
});

test("why it cannot be received is said in the operator's words, and nothing where it can [3.07]", () => {
  expect(shown({ amount: 3.5, success: false, fail: "ยังน้อยไป" })).toEqual({
    amount: 350,
    isReady: false,
    reason: "ยังน้อยไป",
  });
  expect(shown({ amount: 3.5, success: true, fail: "ยังน้อยไป" })?.reason).toBeUndefined();
});
