import type { Page } from "playwright/test";
import { agreementHash } from "../../app/operator/house-texts.server";
import type { Brand } from "./brand";
import { expect, test } from "./fixtures";

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
  const waitedMs = await page.evaluate(() => {
    const loads = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/user/conditions"));
    return (loads[0]?.startTime ?? 0) - Number(document.documentElement.getAttribute("data-clicked"));
  });
  expect(waitedMs).toBeGreaterThanOrEqual(200);
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
    await expect(page.locator("dialog[open] h3").first()).toBeVisible();
    await page.getByRole("link", { name: brand.t("public:common.close") }).click();
    await expect(page).toHaveURL(path);
  }
});

test("conditions that do not come can be asked for again", async ({
  ownHouse: { url, sandbox, brand },
  page,
  signIn: _,
}) => {
  const member = await sandbox.make({});
  const form = { username: member.username, password: member.password };
  await page.request.post(`${url}/login`, { form, maxRedirects: 0 });
  await sandbox.control("POST", "/faults", { endpoint: "lookup.conditions", kind: "status", status: 500 });
  await page.goto(`${url}/user/contact?dialog=conditions`);
  await expect(page.getByText(brand.t("member:conditions.failed"))).toBeVisible();
  await sandbox.control("DELETE", "/faults");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: brand.t("public:common.retry") })
    .click();
  await expect(page.locator("dialog h3").first()).toBeVisible();
});

test.describe("agreements not accepted yet", () => {
  test.use({ hasAgreed: false });

  test("open by themselves 1.5 s after home is there; accepted, they stay away until the text changes [2.29 3.16 3.32 7.06 9.21]", async ({
    signedIn: page,
    sandbox,
    brand,
  }) => {
    expect(brand.config.delays.agreementMs).toBe(1_500);
    const { agreements } = (await sandbox.call("lookup.agreements")).body as { agreements: string[] };
    await page.goto("/user/home");
    const opened = await page.evaluate(() => performance.now());
    const dialog = page.getByRole("dialog", { name: brand.t("member:agreements.title") });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(Math.max(1_500, opened));
    await expect(page).toHaveURL("/user/home/agreements");
    await dialog.getByRole("button", { name: brand.t("member:agreements.accept") }).click();
    await expect(page).toHaveURL("/user/home");
    const kept = (await page.context().cookies()).find(({ name }) => name === "remember-agreement");
    expect(kept?.value).toMatch(new RegExp(`^${agreementHash(agreements)}\\.\\d{4}-\\d\\d-\\d\\d$`));
    expect(kept?.httpOnly).toBe(true);

    await page.clock.install();
    await page.goto("/user/home");
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(5_000);
    await expect(dialog).toHaveCount(0);

    const other = `${agreementHash(["another text"])}.2025-01-31`;
    await page
      .context()
      .addCookies([{ name: "remember-agreement", value: other, domain: "127.0.0.1", path: "/" }]);
    await page.goto("/user/home");
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(2_000);
    await expect(dialog).toBeVisible();
  });

  test("closed unread they do not come again over the same home, and never over another screen [2.29]", async ({
    signedIn: page,
    brand,
  }) => {
    await page.goto("/user/home");
    const dialog = page.getByRole("dialog", { name: brand.t("member:agreements.title") });
    await expect(dialog).toBeVisible();
    await page.clock.install();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/user/home");
    await page.clock.runFor(5_000);
    await expect(dialog).toHaveCount(0);
    await page.goto("/user/home/transfer");
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL("/user/home/transfer");
  });

  test("are read and accepted without script, from a line on home [2.29]", async ({
    noScript: page,
    signIn,
    member,
    brand,
  }) => {
    await signIn(page.context(), member);
    await page.goto("/user/home");
    await page.getByRole("link", { name: brand.t("member:agreements.read") }).click();
    await page.getByRole("button", { name: brand.t("member:agreements.accept") }).click();
    await expect(page).toHaveURL("/user/home");
    expect((await page.context().cookies()).map(({ name }) => name)).toContain("remember-agreement");
    await expect(page.getByRole("link", { name: brand.t("member:agreements.read") })).toHaveCount(0);
  });
});

test("without a connection a notice says so and no money can be sent; both pass when it is back", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/home/transfer");
  await page.waitForLoadState("networkidle");
  const send = page.getByRole("dialog").getByRole("button", { name: brand.t("member:transfer.submit") });
  await expect(send).toBeEnabled();
  await page.context().setOffline(true);
  await expect(send).toBeDisabled();
  await expect(page.getByRole("dialog").getByText(brand.t("public:offline.text"))).toBeVisible();
  await page.context().setOffline(false);
  await expect(send).toBeEnabled();
  await expect(page.getByText(brand.t("public:offline.text"))).toHaveCount(0);
});
