import type { Page } from "playwright/test";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";
import { befriend } from "./rewards";
import { awaitScript } from "./screens";

const menuOf = (page: Page, { t }: Brand) => page.getByRole("navigation", { name: t("public:nav.label") });

test("the member's menu has profile, conditions, home, statement and contact [2.18]", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/profile");
  const links = menuOf(page, brand).getByRole("link");
  await expect(links).toHaveText([
    brand.t("member:frame.profile"),
    brand.t("member:frame.conditions"),
    brand.t("member:frame.home"),
    brand.t("member:frame.statement"),
    brand.t("member:frame.contact"),
  ]);
  await links.filter({ hasText: brand.t("member:frame.contact") }).click();
  await expect(page).toHaveURL("/user/contact");
});

test("conditions open over the screen that is there, 200 ms later, with the operator's texts in them [2.19 3.16 7.05 9.21]", async ({
  signedIn: page,
  member,
  sandbox,
  brand,
}) => {
  expect(brand.config.delays.conditionsMs).toBe(200);
  const { conditions } = (await sandbox.call("lookup.conditions")).body as { conditions: string[] };
  await page.goto("/user/profile");
  await awaitScript(page);
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) =>
      document.documentElement.setAttribute("data-clicked", `${timeStamp}`);
    addEventListener("click", note, { capture: true });
  });
  await menuOf(page, brand)
    .getByRole("link", { name: brand.t("member:frame.conditions") })
    .click();
  await expect(page).toHaveURL("/user/profile?dialog=conditions");
  const dialog = page.getByRole("dialog", { name: brand.t("member:conditions.title") });
  await expect(dialog.locator("li h3")).toHaveCount(conditions.length);
  const waitedMs = () =>
    page.evaluate(() => {
      const loads = performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/user/conditions"));
      return (loads[0]?.startTime ?? 0) - Number(document.documentElement.getAttribute("data-clicked"));
    });
  await expect.poll(waitedMs).toBeGreaterThanOrEqual(200);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/profile");
  await expect(page.getByText(member.username, { exact: true })).toBeVisible();
});

test("without script the conditions are there at once, over any screen of members [2.19 7.05]", async ({
  noScript: page,
  signIn,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  for (const path of ["/user/home", "/user/profile", "/user/contact"]) {
    await page.goto(path);
    await menuOf(page, brand)
      .getByRole("link", { name: brand.t("member:frame.conditions") })
      .click();
    await expect(page).toHaveURL(`${path}?dialog=conditions`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("h3").first()).toBeVisible();
    await dialog.getByRole("link", { name: brand.t("public:common.close") }).click();
    await expect(page).toHaveURL(path);
  }
});

for (const script of ["with", "without"] as const) {
  test(`${script} script, conditions over a later page of the statement leave that page beneath them`, async ({
    page: scripted,
    noScript,
    signIn,
    sandbox,
    brand,
  }) => {
    const page = script === "with" ? scripted : noScript;
    await signIn(page.context(), await sandbox.make({ statements: 25 }));
    await page.goto("/user/statement?page=3");
    if (script === "with") await awaitScript(page);
    await expect(page.getByRole("main").locator("tbody tr:not(:has(th[scope=rowgroup]))")).toHaveCount(5);
    await menuOf(page, brand)
      .getByRole("link", { name: brand.t("member:frame.conditions") })
      .click();
    await expect(page).toHaveURL("/user/statement?page=3&dialog=conditions");
    await expect(page.locator("dialog[open] h3").first()).toBeVisible();
    await expect(page.locator("main tbody tr:not(:has(th[scope=rowgroup]))")).toHaveCount(5);
    await page.getByRole("link", { name: brand.t("public:common.close") }).click();
    await expect(page).toHaveURL("/user/statement?page=3");
    await expect(page.getByRole("main").locator("tbody tr:not(:has(th[scope=rowgroup]))")).toHaveCount(5);
  });
}

test("conditions that do not come can be asked for again", async ({
  ownHouse: { url, sandbox, brand },
  page,
  signIn: _,
}) => {
  const member = await sandbox.make({ statements: 25 });
  const form = { username: member.username, password: member.password };
  await page.request.post(`${url}/login`, { form, maxRedirects: 0 });
  await sandbox.control("POST", "/faults", { endpoint: "lookup.conditions", kind: "status", status: 500 });
  await page.goto(`${url}/user/statement?page=2&dialog=conditions`);
  await expect(page.getByText(brand.t("member:conditions.failed"))).toBeVisible();
  await sandbox.control("DELETE", "/faults");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: brand.t("public:common.retry") })
    .click();
  await expect(page.locator("dialog h3").first()).toBeVisible();
  await expect(page).toHaveURL(`${url}/user/statement?page=2&dialog=conditions`);
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
