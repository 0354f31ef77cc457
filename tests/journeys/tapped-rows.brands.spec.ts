import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";

/** What a member taps to go on, by the screen that it stands on. */
const leading: Record<string, readonly string[]> = {
  "/user/home": [
    'main a[href="/user/home/deposit"]',
    'main a[href="/user/bonus"]',
    'main a[href^="/user/home/games/"]',
    'nav a[href="/user/profile"]',
    'nav a[href="/user/statement"]',
  ],
  "/user/statement": ['main a[href^="/user/statement/entry/"]', 'main a[href="/user/statement/slips"]'],
  "/user/bonus": ['main a[href^="/user/bonus/"]'],
  "/user/profile": ['main a[href="/user/profile/password"]'],
};

declare global {
  interface Window {
    /** How long after the tap its link looks different, in ms. */
    signedAfter?: Promise<number>;
  }
}

/** Watches how the link looks from the next click on. */
function watch(link: Locator): Promise<void> {
  return link.evaluate((element) => {
    const before = getComputedStyle(element).boxShadow;
    window.signedAfter = new Promise((resolve) => {
      const started = ({ timeStamp }: Event) => {
        const look = () => {
          if (getComputedStyle(element).boxShadow !== before) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        look();
      };
      window.addEventListener("click", started, { capture: true, once: true });
    });
  });
}

const shadowOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).boxShadow);

async function press(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + Math.min(width / 2, 40), y + height / 2);
  await page.mouse.down();
}

/** Taps the link on its screen; how long after it the link looked different, in ms. */
async function tap(page: Page, path: string, address: string): Promise<number> {
  await page.goto(path);
  await awaitScript(page);
  const link = page.locator(address).first();
  await watch(link);
  await link.click();
  const signedAfter = await page.evaluate(() => window.signedAfter);
  await expect(link).toHaveAttribute("data-tapped", "");
  await expect(page).toHaveURL(path);
  return signedAfter ?? Infinity;
}

for (const [path, links] of Object.entries(leading)) {
  test(`on ${path} a tapped tile or row shows within 100 ms that its screen is on the way, and goes on showing it`, async ({
    signedIn: page,
  }) => {
    await hold(page, "**/*.data*");
    for (const address of links) {
      // Another browser at work on this machine may hold a frame back.
      await expect(async () => expect(await tap(page, path, address), address).toBeLessThan(100)).toPass();
    }
  });
}

test("without script a pressed link shows it under the finger, and after it until its page comes", async ({
  noScript: page,
  signIn,
  member,
}) => {
  await signIn(page.context(), member);
  for (const [path, links] of Object.entries(leading)) {
    for (const address of links) {
      await page.goto(path);
      const link = page.locator(address).first();
      const to = (await link.getAttribute("href")) ?? "";
      const before = await shadowOf(link);
      await press(page, link);
      expect(await shadowOf(link), address).not.toBe(before);
      // A page that never comes, as the browser tells nothing about one that it waits for.
      await page.route(`**${to}`, (route) => route.fulfill({ status: 204 }), { times: 1 });
      const answered = page.waitForResponse(`**${to}`);
      await page.mouse.up();
      await answered;
      expect(await shadowOf(link), address).not.toBe(before);
      await link.click();
      await expect(page).toHaveURL(to);
    }
  }
});
