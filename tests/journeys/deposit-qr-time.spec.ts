import type { Page, Route } from "playwright/test";
import { DepositScreen } from "./deposit-screen";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";

/** A code's address for its state, asked for again and again. */
const LIVE = "**/files/qr/*/live*";

/** A code that is open for some minutes, on a page whose clock stands still. Returns the seconds left as shown. */
async function paused(page: Page, screen: DepositScreen): Promise<() => Promise<number>> {
  await screen.make("KBANK", 100);
  await page.clock.install();
  await page.reload();
  await awaitScript(page);
  const clock = screen.dialog.getByRole("timer");
  await expect(clock).toHaveText(/^0[2-4]:\d\d$/);
  await page.clock.pauseAt(Date.now() + 10_000);
  return async () => {
    const [minutes = 0, seconds = 0] = (await clock.innerText()).split(":").map(Number);
    return minutes * 60 + seconds;
  };
}

test("the time left ticks each second, is right after a while in the background, and at 00:00 there is no code [4.13]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  await sandbox.control("POST", "/cashier", { username: member.username, qrMinutes: 3 });
  const screen = new DepositScreen(page, brand);
  // Only the page's clock is moved, so that the server's answers would set the time back.
  await hold(page, LIVE);
  const left = await paused(page, screen);
  const before = await left();
  await page.clock.runFor(1_000);
  await expect.poll(left).toBe(before - 1);
  await page.clock.fastForward(60_000);
  await expect.poll(async () => Math.abs((await left()) - (before - 61))).toBeLessThanOrEqual(1);
  // The code is still open at the operator; here only the countdown ends it.
  await page.clock.fastForward(180_000);
  await expect(screen.picture).toHaveCount(0);
  await expect(screen.amount).toBeVisible();
});

test("an answer that was on its way while the phone slept gives no time back [4.13]", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  await sandbox.control("POST", "/cashier", { username: member.username, qrMinutes: 4 });
  const asked: Route[] = [];
  await page.route(LIVE, (route) => {
    asked.push(route);
  });
  const left = await paused(page, new DepositScreen(page, brand));
  await page.clock.runFor(3_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = await left();
  await page.clock.fastForward(100_000);
  await expect.poll(left).toBe(before - 100);
  const [slow] = asked;
  const response = await slow?.fetch();
  const live = (await response?.json()) as { now: number; code: { expiresAt: number } };
  // Less than it was, which shows that the answer was read. The page's clock is some seconds before the server's.
  await slow?.fulfill({
    response,
    json: { ...live, code: { ...live.code, expiresAt: live.code.expiresAt - 45_000 } },
  });
  await expect.poll(left).not.toBe(before - 100);
  expect(await left()).toBeLessThanOrEqual(before - 125);
});
