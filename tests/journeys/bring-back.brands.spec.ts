import type { Page } from "playwright/test";
import type { Brand } from "../support/brand";
import { expect, test } from "./fixtures";
import { figure, walletCard } from "./home-screen";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";

const PATH = "/user/home/bring-back";
const small = { width: 320, height: 568 };

/** Each game's row by its code and what has become of it. */
function endsOf(page: Page, brand: Brand): Promise<string[]> {
  return walletCard(page, brand)
    .locator("li")
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector("span")?.textContent} ${row.getAttribute("data-end")}`),
    );
}

/** The primary stands above the frame's bar, and the heading below the other. */
async function expectClear(page: Page): Promise<void> {
  const bar = await page.locator("nav").last().boundingBox();
  const primary = await page.locator("section[aria-labelledby=bring-back] .primary").boundingBox();
  expect((primary?.y ?? Infinity) + (primary?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.locator("#bring-back")).toBeInViewport({ ratio: 1 });
}

const card = (page: Page, code: string) => page.locator(`a[href="/user/home/games/${code}"]`);
const home = (page: Page, { t }: Brand) => page.getByRole("link", { name: t("home:bringBack") });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("one tap brings the money back game by game: it can be stopped and gone on with, what is refused has its own try, the total stays", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  const { t, money, game } = brand;
  const transfers = () => sandbox.callsOf(member, "wallet.transfer");
  const isTotal = () => expect(figure(page, brand, 1_300.5).first()).toBeVisible();
  await page.setViewportSize(small);
  await page.goto("/user/home");
  await awaitScript(page);
  const held = await sandbox.fault(member, {
    endpoint: "wallet.transfer",
    kind: "hang",
    when: "after",
    times: 1,
  });
  await home(page, brand).click();
  await expect(page.getByRole("heading", { name: t("bringback:going", { at: 1, count: 3 }) })).toBeFocused();
  await expect.poll(() => endsOf(page, brand)).toEqual(["JO going", "PG waits", "HU waits"]);
  await isTotal();
  await axe(page);
  await button(page, t("bringback:stop")).click();
  await expect(button(page, t("bringback:stopping"))).toBeDisabled();
  await sandbox.end(held);
  await expect.poll(() => endsOf(page, brand)).toEqual(["JO done", "PG waits", "HU waits"]);
  await expect(figure(page, brand, 1_250)).toBeVisible();
  await isTotal();
  await expect(card(page, "JOKER").getByText(brand.shown(0), { exact: true })).toBeVisible();
  await expect(card(page, "JOKER")).not.toContainText(brand.shown(money(250)));
  await expect(card(page, "PG")).toContainText(brand.priced(money(30.5)));
  expect(await transfers()).toHaveLength(1);

  const refusal = { kind: "status", status: 400, body: { message: "MONEY_NOT_ENOUGH" }, times: 1 } as const;
  await sandbox.fault(member, { endpoint: "wallet.transfer", ...refusal });
  await button(page, t("bringback:goOn", { count: 2 })).dblclick();
  await expect.poll(() => endsOf(page, brand)).toEqual(["JO done", "PG refused", "HU done"]);
  const said = { game: game("HUAYHD"), amount: brand.shown(money(20)), currency: brand.currencyName };
  await expect(page.getByRole("status").filter({ hasText: t("bringback:said.done", said) })).toHaveCount(1);
  await expect(page.getByText(t("bringback:notEnough"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("bringback:refusedOne", { game: game("PG") }))).toBeVisible();
  await expectUsable(page, "brought-back");
  await axe(page);
  await button(page, t("bringback:tryOne", { game: game("PG") })).click();
  await expect.poll(() => endsOf(page, brand)).toEqual(["JO done", "PG done", "HU done"]);
  await isTotal();
  const calls = await transfers();
  expect(calls).toHaveLength(4);
  expect(new Set(calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(4);
  await page.getByRole("link", { name: t("bringback:close"), exact: true }).click();
  await expect(page).toHaveURL("/user/home");
  await expect(figure(page, brand, 0).first()).toBeVisible();
  await expect(home(page, brand)).toHaveCount(0);
  expect(await sandbox.isExact()).toBe(true);
});

test("a connection that drops leaves the game being checked and stops the rest; a reload, a dialog over it or Back starts nothing", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const transfers = () => sandbox.callsOf(member, "wallet.transfer");
  await page.goto("/user/home");
  await awaitScript(page);
  await page.route(`**${PATH}/move*`, async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort();
  });
  await home(page, brand).click();
  await expect.poll(() => endsOf(page, brand)).toEqual(["JO checking", "PG waits", "HU waits"]);
  await expect(page.getByText(t("bringback:checkingText"))).toBeVisible();
  await page.unroute(`**${PATH}/move*`);
  await expect
    .poll(() => endsOf(page, brand), { timeout: 15_000 })
    .toEqual(["JO done", "PG waits", "HU waits"]);
  await page.setViewportSize(small);
  await page.reload();
  await awaitScript(page);
  await expect.poll(() => endsOf(page, brand)).toEqual(["PG waits", "HU waits"]);
  await expectClear(page);
  await page.locator('a[href*="dialog=conditions"]:visible').click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => endsOf(page, brand)).toEqual(["PG waits", "HU waits"]);
  await page.getByRole("link", { name: t("bringback:close"), exact: true }).click();
  await expect(page).toHaveURL("/user/home");
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect.poll(() => endsOf(page, brand)).toEqual(["PG waits", "HU waits"]);
  expect(await transfers()).toHaveLength(1);
});

test("without script one post brings all back, and its page lists the games with what became of each", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  const { t, money, game } = brand;
  await signIn(page.context(), member);
  await page.setViewportSize(small);
  await page.goto("/user/home");
  await home(page, brand).click();
  await expect(page.getByRole("heading", { name: t("bringback:count", { count: 3 }) })).toBeVisible();
  const refusal = { kind: "status", status: 400, body: { message: "MONEY_NOT_ENOUGH" }, times: 1 } as const;
  await sandbox.fault(member, { endpoint: "wallet.transfer", ...refusal });
  const all = { amount: brand.shown(money(300.5)), currency: brand.currencyName };
  await button(page, t("bringback:start", all)).click();
  await expect(
    page.getByRole("heading", { name: t("bringback:ended", { done: 2, count: 3 }) }),
  ).toBeVisible();
  expect(await endsOf(page, brand)).toEqual(["JO refused", "PG done", "HU done"]);
  await expect(figure(page, brand, 1_050.5)).toBeVisible();
  await page.reload();
  await button(page, t("bringback:tryOne", { game: game("JOKER") })).click();
  await expect(
    page.getByRole("heading", { name: t("bringback:ended", { done: 1, count: 1 }) }),
  ).toBeVisible();
  expect(await endsOf(page, brand)).toEqual(["JO done"]);
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(4);
  expect(await sandbox.balances(member)).toMatchObject({ wallet: money(1_300.5) });
  await page.getByRole("link", { name: t("bringback:close"), exact: true }).click();
  await expect(home(page, brand)).toHaveCount(0);
});
