import { expect, test } from "vitest";
import { account } from "./account";
import { bonus } from "./bonus";
import { chat } from "./chat";
import { invite } from "./invite";
import { refund } from "./refund";
import { spinwheel } from "./spinwheel";

/** Amounts are read as satang, times as ms since the epoch; numbers may come as text. */
const iso = "2026-03-04T05:06:07.000Z";
const ms = Date.parse(iso);

test("a profile has id, username, name, time and coins [3.06 7.21]", () => {
  const profile = { _id: "m-1", username: "0812345678", name: "Mali", createdAt: iso, coin: "7" };
  const own = { bankCode: "SCB", bankAccountName: "A B", bankAccountNo: "1234567890" };
  const bankAccount = { ...own, bank: { nameTH: "ไทย", nameEN: "Thai" } };
  expect(account.profile.response.parse({ profile, bankAccount })).toMatchObject({
    profile: { ...profile, createdAt: ms, coin: 7 },
    bankAccount,
  });
});

test("a refund check has its six fields; invites, refunds and banners have each of theirs [3.14 3.15]", () => {
  const check = { result: true, bonus: false, info: "<p>i</p>", refundSuccess: "met", refundFail: "unmet" };
  expect(refund.check.response.parse({ ...check, refundAmount: "12.5" })).toEqual({
    ...check,
    refundAmount: 1_250,
  });
  const friend = { from: { name: "Nok" }, createdAt: iso };
  expect(invite.list.response.parse({ invites: [{ ...friend, amount: 40 }], total: 1 })).toEqual({
    invites: [{ ...friend, amount: 4_000, createdAt: ms }],
    total: 1,
    omitted: [],
  });
  expect(refund.list.response.parse({ refunds: [{ refundAmount: 1.25, createdAt: iso }], total: 1 })).toEqual(
    {
      refunds: [{ refundAmount: 125, createdAt: ms }],
      total: 1,
      omitted: [],
    },
  );
  const banners = [{ image: "https://o.example/1.png", html: "<b>1</b>" }];
  for (const area of [invite, refund])
    expect(area.banners.response.parse({ banners })).toMatchObject({ banners });
});

test("a bonus has terms, banners and what the member has of it; its status has a type [3.19 3.20 7.49]", () => {
  const terms = { code: "B", type: "day", maxReceived: 2, percentFail: 10 };
  const banners = [{ image: "https://o.example/1.png", html: "<b>1</b>" }];
  const userBonus = { _id: "u-1", isActive: true };
  const sent = {
    ...terms,
    banners,
    userBonus: { ...userBonus, received: [{ updatedAt: iso }, { updatedAt: iso }] },
  };
  const read = {
    ...terms,
    banners,
    userBonus: { ...userBonus, received: [{ updatedAt: ms }, { updatedAt: ms }] },
  };
  expect(bonus.list.response.parse({ bonuses: [sent] })).toEqual({ bonuses: [read], omitted: [] });
  expect(bonus.activate.response.parse({ userBonus: sent.userBonus })).toEqual({ userBonus: read.userBonus });
  expect(bonus.active.response.parse({ status: true, type: "week" })).toEqual({ status: true, type: "week" });
});

test("a bonus whose optional parts are null or absent is one all the same, whatever its type is called [3.19 3.20]", () => {
  const bare = { code: "B", type: "month", maxReceived: "0" };
  const nulls = { ...bare, percentFail: null, banners: null, userBonus: null };
  const idle = { ...bare, userBonus: { _id: 7, isActive: "false", received: null } };
  const { bonuses } = bonus.list.response.parse({ bonuses: [bare, nulls, idle] });
  expect(bonuses).toHaveLength(3);
  for (const one of bonuses) expect(one).toMatchObject({ code: "B", type: "month", maxReceived: 0 });
  expect(bonuses.map(({ userBonus }) => userBonus?.isActive)).toEqual([undefined, undefined, false]);
  expect(bonus.active.response.parse({ status: "true", type: null })).toEqual({ status: true });
  expect(bonus.active.response.parse({ status: " FALSE", type: null })).toEqual({ status: false });
  expect(bonus.active.response.safeParse({ status: "NO", type: null }).success).toBe(false);
});

test("a wheel has its name, coins, and slices with five fields each; a coupon a prize and an amount [3.25 7.58 7.60]", () => {
  const slice = { code: "S", label: "L", bgColor: "#000", textColor: "#fff", htmlDescription: "<i>d</i>" };
  const result = { activeSpinwheel: { name: "Wheel", slices: [slice] }, userCoin: 3 };
  expect(spinwheel.setup.response.parse({ result })).toEqual({ result });
  const coupons = [{ _id: "c-1", prize: { name: "Prize", slice }, amount: 2, claimed: false }];
  expect(spinwheel.coupons.response.parse({ coupons })).toEqual({ coupons, omitted: [] });
});

test("a conversation has all nine fields of section 3 [3.27 7.70]", () => {
  const who = { userId: "u-1", guestId: "g-1", username: "0812345678", name: "Mali" };
  const device = { deviceToken: "d-1", session_id: "s-1" };
  const message = { message_type: "text", payload: { message: "hello" } };
  const conversation = { sender: "customer", message, ...who, ...device, createdAt: iso };
  expect(chat.history.response.parse({ conversations: [conversation] })).toEqual({
    conversations: [conversation],
    omitted: [],
  });
});
