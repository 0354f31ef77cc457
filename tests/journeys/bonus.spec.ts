import { BonusScreen, expectReceived, heldBy } from "./bonus-screen";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

test("a missing code is said at the field, an empty one too, and a search says that it is under way [2.59 5.33]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t, say } = brand;
  const required = say("fields:required", { field: t("bonus:promotion.code") });
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await screen.search.click();
  await expect(screen.code).toHaveAccessibleDescription(required);
  expect(await sandbox.callsOf(member, "promotion.find")).toEqual([]);
  const fault = await sandbox.fault(member, { endpoint: "promotion.find", kind: "hang", when: "after" });
  await screen.find("nobody");
  await expect(page.getByText(t("bonus:promotion.searchingText"))).toBeAttached();
  await expect(screen.search).toHaveText(t("bonus:promotion.searching"));
  await sandbox.end(fault);
  await expect(screen.code).toHaveAccessibleDescription(say("errors:NO_PROMOTION"));
  await expect(screen.code).toHaveValue("nobody");
});

test("left by Escape, the look before something is received gives the focus back to the screen", async ({
  signedIn: page,
  brand,
}) => {
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await awaitScript(page);
  await screen.find("GIFT50");
  await screen.receivePromotion.click();
  await expect(screen.confirm).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(screen.review).toHaveCount(0);
  const isInScreen = () => document.activeElement?.closest("main") !== null;
  await expect.poll(() => page.evaluate(isInScreen)).toBe(true);
});

test("the announced promotion stands there until it is received; from the look one comes back to its code [3.21 7.52]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await expect(screen.promotion).toContainText(t("bonus:promotion.current", { code: "NOV15" }));
  await screen.find("GIFT50");
  await screen.receivePromotion.click();
  await screen.review.locator("button[value=edit]").click();
  await expect(screen.review).toHaveCount(0);
  await expect(screen.promotion).toContainText(t("bonus:promotion.current", { code: "NOV15" }));
  await screen.receivePromotion.click();
  await screen.confirm.click();
  await expectReceived(page, brand, "promotion");
  expect(await heldBy(sandbox, member)).toMatchObject({ code: "NOV15" });
});

test("a lost answer is looked for at the operator, and the page says when it is found", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new BonusScreen(page, brand);
  await page.goto("/user/bonus/WELCOME");
  await sandbox.fault(member, { endpoint: "bonus.activate", kind: "reset-after", times: 1 });
  await screen.dialog("WELCOME").locator("form button").click();
  await expectReceived(page, brand, "activate");
  expect(await sandbox.callsOf(member, "bonus.activate")).toHaveLength(1);
});

test("while another bonus is held a bonus cannot be received, and leads to the one that is [2.62]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  await sandbox.flag(member, { bonus: "day" });
  const screen = new BonusScreen(page, brand);
  await page.goto("/user/bonus/WELCOME");
  const dialog = screen.dialog("WELCOME");
  await expect(dialog.getByRole("status")).toHaveText(t("bonus:offer.otherHeld"));
  await expect(dialog.getByRole("button", { name: t("bonus:offer.receive") })).toHaveCount(0);
  await dialog.getByRole("link", { name: t("bonus:offer.seeHeld") }).click();
  await expect(screen.held).toContainText(t("bonus:types.day"));
});

test("the notice names the bonus's own figure, safely; the fallback is drawn where there is no picture [3.19 7.08 7.16]", async ({
  signedIn: page,
  brand,
}) => {
  const screen = new BonusScreen(page, brand);
  await page.goto("/user/bonus/TOPUP5");
  await expect(screen.dialog("TOPUP5").locator("strong", { hasText: /^5%$/ })).toBeVisible();
  await expect(screen.dialog("TOPUP5")).not.toContainText("percentFail");
  await page.goto("/user/bonus/WELCOME");
  await expect(screen.dialog("WELCOME").locator("strong", { hasText: /^10%$/ })).toBeVisible();
  await screen.open();
  await expect(screen.card("WELCOME").locator("img")).toHaveCount(1);
  await expect(screen.card("TOPUP5").locator("img")).toHaveCount(0);
  await expect(screen.card("TOPUP5").locator("[data-seed]")).toHaveCount(1);
});

test("each card says how often its bonus can be received: in all, a day, a week [3.19]", async ({
  signedIn: page,
  brand: { t },
  brand,
}) => {
  const screen = new BonusScreen(page, brand);
  await screen.open();
  for (const [code, often] of [
    ["WELCOME", t("bonus:oftenOnce.limit")],
    ["DAILY10", t("bonus:oftenOnce.day")],
    ["TOPUP5", t("bonus:often.day", { times: 3 })],
    ["WEEK15", t("bonus:oftenOnce.week")],
    ["TWICE8", t("bonus:often.week", { times: 2 })],
  ] as const) {
    await expect(screen.card(code).getByText(often, { exact: true })).toBeVisible();
  }
});

test("a bonus that is received leads nowhere, and its address says so; one that is not on offer is not found [2.61]", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  await signIn(page.context(), member);
  await sandbox.flag(member, { bonus: "limit" });
  await sandbox.flag(member, { bonus: null });
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await expect(screen.card("WELCOME")).toContainText(t("bonus:receivedOf", { received: 1, most: 1 }));
  await expect(screen.card("WELCOME").getByRole("link")).toHaveCount(0);
  await page.goto("/user/bonus/WELCOME");
  await expect(screen.dialog("WELCOME").getByRole("status")).toHaveText(t("bonus:offer.exhausted"));
  await expect(screen.dialog("WELCOME").getByRole("button")).toHaveCount(0);
  expect((await page.goto("/user/bonus/NOBODY"))?.status()).toBe(404);
});

test("whether a bonus is held may stay unknown: neither code nor end is offered, but another try; the bonuses are there", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await sandbox.fault(member, { endpoint: "bonus.active", kind: "status", status: 500 });
  const screen = new BonusScreen(page, brand);
  await screen.open();
  await expect(page.getByText(brand.t("bonus:held.unread"))).toBeVisible();
  await expect(screen.code).toHaveCount(0);
  await expect(screen.end).toHaveCount(0);
  await expect(screen.cards).toHaveCount(6);
  await sandbox.heal(member);
  await page.getByRole("link", { name: brand.t("bonus:held.retry") }).click();
  await expect(screen.code).toBeVisible();
});

test("no screen calls what receives or ends a bonus, nor the minimum that nobody needs [7.50]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const screen = new BonusScreen(page, brand);
  for (const bonus of [null, "week"]) {
    await sandbox.flag(member, { bonus });
    for (const path of ["/user/bonus", "/user/bonus/WEEK15", "/user/bonus/DAILY10"].flatMap((one) => [
      one,
      one,
    ])) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    }
    await screen.open();
    await screen.card("DAILY10").getByRole("link").hover();
    await screen.card("DAILY10").getByRole("link").click();
    await expect(screen.dialog("DAILY10")).toBeVisible();
    await page.goBack();
  }
  for (const call of ["bonus.activate", "bonus.clear", "promotion.activate", "bonus.minimum"] as const) {
    expect(await sandbox.callsOf(member, call)).toEqual([]);
  }
});
