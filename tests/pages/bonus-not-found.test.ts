import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();

/** Answers to the look-up of a code that find nothing (operator-api.md, Where an answer is unclear). */
const nothing = [
  { status: 404, body: {} },
  { status: 404, body: { message: "Not Found" } },
  { status: 404, body: { message: "INTERNAL_SERVER_ERROR" } },
  { status: 200, body: {} },
  { status: 200, body: { percentFail: null, description: "" } },
];

test.each(nothing)("a promotion code is not found where the operator answers %j", async (answer) => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "promotion.find", kind: "status", ...answer });
  await browser.open("/user/bonus");
  const page = await browser.press("do=find", { code: "GIFT50" });
  expect(page.description("code")).toBe(brand.say("errors:NO_PROMOTION"));
});

test.each([{ percentFail: 10 }, { description: "<p>10 %</p>" }])("it is found by %j alone", async (body) => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "promotion.find", kind: "status", status: 200, body });
  await browser.open("/user/bonus");
  const page = await browser.press("do=find", { code: "GIFT50" });
  expect(page.text("main")).toContain("10");
  expect(page.text("main")).not.toContain(brand.say("errors:NO_PROMOTION"));
});
