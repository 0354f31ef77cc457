import { expect, test } from "./fixtures";
import { OUTCOME } from "./outcome-screen";
import { nextPrize, SpinScreen } from "./spin-screen";

test("a spin turns the wheel to the slice of the operator's answer, then tells the prize; closing reloads [2.66 3.25 4.23 4.24 4.25 7.58 7.59]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await expect(screen.hub).toContainText("2");
  await nextPrize(sandbox, member, "MONEY50");
  await screen.hub.click();
  await expect(screen.spin).toHaveText(t("spin:spinning"));
  await expect(screen.hub).toBeDisabled();
  await expect.poll(() => screen.angle()).toBeGreaterThan(90);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(screen.prize).toBeHidden();
  await expect(screen.rows).toHaveCount(0);
  await expect(screen.prize).toContainText("50 บาท", { timeout: 10_000 });
  // The first slice is at the top; 2 to 3 turns.
  await expect.poll(() => screen.angle()).toBe(720);
  await expect(page.getByRole("status", { includeHidden: true }).filter({ hasText: "50" })).toHaveCount(1);
  await expect(screen.prize.locator("strong")).toHaveText("50 บาท");
  const setups = (await sandbox.callsOf(member, "spinwheel.setup")).length;
  await page.keyboard.press("Escape");
  await expect(screen.prize).toBeHidden();
  await expect(screen.hub).toContainText("1");
  await expect(screen.rows).toHaveCount(1);
  expect((await sandbox.callsOf(member, "spinwheel.setup")).length).toBeGreaterThan(setups);
  expect(await sandbox.callsOf(member, "spinwheel.spin")).toHaveLength(1);
});

test("the way from the prize to the coupons reads them again, and the next spin is a new one [4.25]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  for (const [won, prize] of ["MONEY50", "MONEY10"].entries()) {
    await nextPrize(sandbox, member, prize);
    await screen.hub.click();
    await screen.prize.getByRole("link", { name: brand.t("spin:won.toCoupons") }).click();
    await expect(screen.prize).toBeHidden();
    await expect(screen.rows).toHaveCount(won + 1);
    await expect(screen.hub).toContainText(String(1 - won));
  }
  expect(await sandbox.callsOf(member, "spinwheel.spin")).toHaveLength(2);
});

test("without a coin nothing is spun, and the screen says why [4.23]", async ({
  page,
  signIn,
  brand,
  sandbox,
}) => {
  const poor = await sandbox.make({ coin: 0 });
  await signIn(page.context(), poor);
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await expect(screen.hub).toBeDisabled();
  await expect(screen.spin).toBeDisabled();
  await expect(page.getByText(brand.t("spin:noCoins"))).toBeVisible();
});

test("who wants less motion is told at once", async ({ signedIn: page, brand, member, sandbox }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await nextPrize(sandbox, member, "AGAIN");
  await screen.spin.click();
  await expect(screen.prize).toBeVisible();
  await expect.poll(() => screen.angle()).toBe(45);
});

test("without script the spin is a form and its result a page, which a reload repeats nothing of", async ({
  noScript: page,
  signIn,
  brand,
  member,
  sandbox,
}) => {
  await signIn(page.context(), member);
  await nextPrize(sandbox, member, "MONEY10");
  const screen = await new SpinScreen(page, brand).visit();
  await expect(page.getByText("100 บาท").first()).toBeVisible();
  await screen.spin.click();
  await expect(page).toHaveURL(OUTCOME);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brand.t("spin:outcome.spin.won"));
  await expect(page.getByText("10 บาท")).toBeVisible();
  await page.reload();
  await expect(page.getByText("10 บาท")).toBeVisible();
  await page.goto("/user/spin");
  await expect(page.getByRole("link", { name: "10 บาท" })).toBeVisible();
  expect(await sandbox.callsOf(member, "spinwheel.spin")).toHaveLength(1);
});

test("the wheel is at most 350 px and 85 % of the window, and set up again 500 ms after a resize [9.23 9.25]", async ({
  signedIn: page,
  brand,
}) => {
  const screen = await new SpinScreen(page, brand).visitDrawn();
  const width = async () => Math.round((await screen.wheel.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(306);
  const button = await screen.spin.boundingBox();
  const tabs = await page.getByRole("navigation").first().boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(width).toBe(350);
});

test("a wheel that is off, and one that cannot be read, leave a calm page", async ({
  signedIn: page,
  brand: { t },
  member,
  sandbox,
}) => {
  await sandbox.set({ spinActive: false });
  await page.goto("/user/spin");
  await expect(page.getByText(t("spin:off.text"))).toBeVisible();
  await sandbox.fault(member, { endpoint: "spinwheel.setup", kind: "status", status: 500 });
  await page.goto("/user/spin");
  await expect(page.getByText(t("spin:off.failed"))).toBeVisible();
});

test("home's tile leads to the wheel while it is active, with the coins; else it refreshes all [2.24 7.62]", async ({
  signedIn: page,
  brand: { t },
  member,
  sandbox,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/user/home");
  const tile = page.getByRole("link", { name: t("home:wheel.title") });
  await expect(tile).toContainText("2");
  const atHome = new Set(scripts);
  await tile.click();
  await expect(page).toHaveURL("/user/spin");
  await expect.poll(() => scripts.some((url) => /\/draw-/.test(url))).toBe(true);
  expect([...atHome].filter((url) => /\/draw-/.test(url))).toEqual([]);
  for (const off of ["switched off", "failing"]) {
    if (off === "failing") {
      await sandbox.set({ spinActive: true });
      await sandbox.fault(member, { endpoint: "spinwheel.active", kind: "status", status: 500 });
    } else await sandbox.set({ spinActive: false });
    await page.goto("/user/home");
    await expect(tile, off).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("home:wheel.refreshAll") }), off).toBeVisible();
  }
});
