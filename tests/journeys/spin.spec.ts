import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { giveCoupon, nextPrize } from "./member-rewards";
import { OUTCOME } from "./outcome-screen";
import { SpinScreen } from "./spin-screen";
import { holdTime } from "./toast";

test("a spin turns the wheel to the slice of the operator's answer, then tells the prize; closing reloads [2.24 2.66 3.25 4.23 4.24 4.25 7.58 7.59]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  const { t } = brand;
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const drawing = () => scripts.filter((url) => /\/draw-/.test(url));
  await page.clock.install();
  await page.goto("/user/home");
  const tile = page.getByRole("link", { name: t("home:wheel.title") });
  await expect(tile).toContainText("2");
  expect(drawing()).toEqual([]);
  await tile.click();
  await expect(page).toHaveURL("/user/spin");
  const screen = await new SpinScreen(page, brand).drawn();
  expect(drawing()).toHaveLength(1);
  await expect(screen.hub).toContainText("2");
  await nextPrize(sandbox, member, "MONEY50");
  await holdTime(page);
  await screen.hub.click();
  await expect(screen.spin).toHaveText(t("spin:spinning"));
  await expect(screen.hub).toBeDisabled();
  // It turns from the answer on, whenever that comes.
  const turned = () => page.clock.runFor(100).then(() => screen.angle());
  await expect.poll(turned).toBeGreaterThan(90);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(screen.prize).toBeHidden();
  await expect(screen.rows).toHaveCount(0);
  await page.clock.runFor(6_000);
  await page.clock.resume();
  await expect(screen.prize).toContainText("50 บาท");
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

test("who wants less motion is told at once; wheel and claim work by keys alone; closing the result reads the coupons again, and the next spin is a new one [4.25]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
  axe,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = await new SpinScreen(page, brand).visitDrawn();
  await nextPrize(sandbox, member, "MONEY5");
  await screen.hub.focus();
  await page.keyboard.press("Enter");
  await expect(screen.prize.getByRole("heading")).toBeFocused();
  await expect.poll(() => screen.angle()).toBe(135);
  await axe(page);
  await screen.prize.locator("[data-variant=primary]").click();
  await expect(screen.prize).toBeHidden();
  await expect(screen.rows).toHaveCount(1);
  await expect(screen.hub).toContainText("1");
  await nextPrize(sandbox, member, "MONEY5");
  await screen.spin.click();
  await expect(screen.prize).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(screen.prize).toBeHidden();
  await expect(screen.rows).toHaveCount(2);
  expect(await sandbox.callsOf(member, "spinwheel.spin")).toHaveLength(2);

  await screen.rows.first().locator("button").focus();
  await page.keyboard.press("Enter");
  await expect(screen.review.getByRole("heading")).toBeFocused();
  await axe(page);
  await screen.review.locator("button[value=confirm]").focus();
  await page.keyboard.press("Enter");
  await expect(screen.review).toBeHidden();
  await expect.poll(async () => (await sandbox.balances(member)).wallet).toBe(1_005);
});

test("without script the spin is a form and its result a page, which a reload repeats nothing of; a coupon is looked at, then claimed [2.67]", async ({
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
  await expect(page).toHaveURL(/\/user\/spin\?result=/);
  await expect(screen.prize).toContainText("10 บาท");
  await page.reload();
  await expect(screen.prize).toContainText("10 บาท");
  await screen.visit();
  await expect(page.getByRole("link", { name: "10 บาท" })).toBeVisible();
  await screen.claimFirst();
  await expect(page).toHaveURL(OUTCOME);
  await expect(page.getByText("เงินรางวัล 10 บาท")).toBeVisible();
  expect(await sandbox.callsOf(member, "spinwheel.spin")).toHaveLength(1);
  expect((await sandbox.balances(member)).wallet).toBe(1_010);
});

/** The sizes that the wheel is given from now on, one for each time that it is set up. */
async function setUpsOf({ wheel, page }: SpinScreen): Promise<() => Promise<string[]>> {
  await wheel.evaluate((canvas) => {
    const sizes: string[] = [];
    Object.assign(window, { sizes });
    const box = canvas.parentElement?.parentElement;
    new MutationObserver(() => sizes.push(box?.style.width ?? "")).observe(box as Element, {
      attributeFilter: ["style"],
    });
  });
  return () => page.evaluate(() => (window as unknown as { sizes: string[] }).sizes);
}

/** Resizes the window and waits until the page has heard of it. */
async function resize(page: Page, width: number): Promise<void> {
  const resized = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener("resize", () => resolve(), { once: true })),
  );
  await page.setViewportSize({ width, height: 800 });
  await resized;
}

test("the wheel is at most 350 px and 85 % of the window, and set up again once, 500 ms after the last resize [9.23 9.25]", async ({
  signedIn: page,
  brand,
}) => {
  await page.clock.install();
  const screen = await new SpinScreen(page, brand).visitDrawn();
  const width = async () => Math.round((await screen.wheel.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(306);
  const button = await screen.spin.boundingBox();
  const tabs = await page.getByRole("navigation").first().boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  await holdTime(page);
  const setUps = await setUpsOf(screen);
  await resize(page, 340);
  await page.clock.runFor(499);
  // Only the last one counts, and the time begins anew with each.
  await resize(page, 1280);
  await page.clock.runFor(499);
  expect(await setUps()).toEqual([]);
  expect(await width()).toBe(306);
  await page.clock.runFor(1);
  await expect.poll(width).toBe(350);
  await page.clock.runFor(5_000);
  expect(await setUps()).toHaveLength(1);
});

test("a refused spin and a refused claim are alerts where they were tapped, and the wheel is read anew [8.10]", async ({
  signedIn: page,
  brand,
  member,
  sandbox,
}) => {
  await giveCoupon(sandbox, member, { prize: "MONEY10" });
  for (const endpoint of ["spinwheel.claim", "spinwheel.spin"] as const) {
    const body = { success: false, error: "COUPON_EXPIRED" };
    await sandbox.fault(member, { endpoint, kind: "status", status: 200, when: "before", body, times: 1 });
  }
  const text = brand.say("errors:COUPON_EXPIRED");
  const screen = await new SpinScreen(page, brand).visitDrawn();
  const setups = (await sandbox.callsOf(member, "spinwheel.setup")).length;
  await screen.spin.click();
  await expect(page.getByRole("alert").first()).toHaveText(text);
  await expect
    .poll(async () => (await sandbox.callsOf(member, "spinwheel.setup")).length)
    .toBeGreaterThan(setups);
  await screen.claimFirst();
  await expect(page.locator("#coupons").getByRole("alert")).toHaveText(text);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});
