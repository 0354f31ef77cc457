import type { Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import { expect, test } from "./fixtures";
import { befriend } from "./rewards";
import { awaitScript } from "./screens";
import { entriesOf } from "./statement-screen";
import { holdTime } from "./toast";

const menuOf = (page: Page, { t }: BrandInfo) =>
  page.getByRole("navigation", { name: t("public:nav.label") });

test("conditions open over the screen that is there, a later page too, 200 ms later, with the operator's texts in them [2.19 3.16 7.05 9.21]", async ({
  page,
  signIn,
  sandbox,
  brand,
}) => {
  expect(brand.config.delays.conditionsMs).toBe(200);
  const { conditions } = (await sandbox.call("lookup.conditions")).body as { conditions: string[] };
  await signIn(page.context(), await sandbox.make({ statements: 25 }));
  await page.clock.install();
  await page.goto("/user/statement?page=3");
  await awaitScript(page);
  await expect(entriesOf(page)).toHaveCount(5);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = () => asked.some((path) => path.startsWith("/user/conditions"));
  await holdTime(page);
  await menuOf(page, brand)
    .getByRole("link", { name: brand.t("member:frame.conditions") })
    .click();
  await expect(page).toHaveURL("/user/statement?page=3&dialog=conditions");
  const dialog = page.getByRole("dialog", { name: brand.t("member:conditions.title") });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(199);
  expect(isAsked()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isAsked).toBe(true);
  await page.clock.resume();
  await expect(dialog.locator("li h3")).toHaveCount(conditions.length);
  for (const html of conditions) await expect(dialog).toContainText(html.replace(/<[^>]*>/g, ""));
  await expect(page.locator("main tbody tr:not(:has(th[scope=rowgroup]))")).toHaveCount(5);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/statement?page=3");
  await expect(entriesOf(page)).toHaveCount(5);
});

test("without a connection a notice says so and no money can be sent; both pass when it is back", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/home/transfer");
  await awaitScript(page);
  const send = page.getByRole("dialog").getByRole("button", { name: brand.t("transfer:submit") });
  await expect(send).toBeEnabled();
  await page.context().setOffline(true);
  await expect(send).toBeDisabled();
  await expect(page.getByRole("dialog").getByText(brand.t("public:offline.text"))).toBeVisible();
  await page.context().setOffline(false);
  await expect(send).toBeEnabled();
  await expect(page.getByText(brand.t("public:offline.text"))).toHaveCount(0);
});

test("conditions that open over home leave what is ready beneath them [2.19 2.22]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await befriend({ brand, member, sandbox });
  await page.goto("/user/home");
  await awaitScript(page);
  await page
    .getByRole("link", { name: brand.t("member:frame.conditions"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: brand.t("member:conditions.title") })).toBeVisible();
  await expect(page.getByText(brand.t("home:ready.invite"))).toBeAttached();
});
