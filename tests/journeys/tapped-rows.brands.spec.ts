import type { ElementHandle, Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";

/** What a member taps to go on, by the screen that it stands on. */
const leading: Record<string, readonly string[]> = {
  "/user/home": [
    'main a[href="/user/home/deposit"]',
    'main a[href="/user/home/bring-back"]',
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
    window.signedAfter = new Promise((resolve) => {
      const started = ({ timeStamp }: Event) => {
        const look = () => {
          if (Number(getComputedStyle(element).opacity) < 1) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        look();
      };
      window.addEventListener("click", started, { capture: true, once: true });
    });
  });
}

const opacityOf = (link: ElementHandle<Element>) =>
  link.evaluate((element) => Number(getComputedStyle(element).opacity));

async function press(page: Page, link: ElementHandle<Element>): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + Math.min(width / 2, 40), y + height / 2);
  await page.mouse.down();
}

for (const [path, links] of Object.entries(leading)) {
  test(`on ${path} a tapped tile or row shows within 100 ms that its screen is on the way, and goes on showing it`, async ({
    signedIn: page,
  }) => {
    await hold(page, "**/*.data*");
    for (const address of links) {
      await page.goto(path);
      await awaitScript(page);
      const link = page.locator(address).first();
      await watch(link);
      await link.click();
      expect(await page.evaluate(() => window.signedAfter), address).toBeLessThan(100);
      await expect(link).toHaveAttribute("data-tapped", "");
      await expect(page).toHaveURL(path);
    }
  });
}

test("without script a pressed link shows it under the finger, and until its page is there", async ({
  noScript: page,
  signIn,
  member,
}) => {
  await signIn(page.context(), member);
  for (const [path, links] of Object.entries(leading)) {
    for (const address of links) {
      await page.goto(path);
      // Its handle, as a locator would wait for the page that is held back.
      const link = await page.locator(address).first().elementHandle();
      if (!link) throw new Error(`${address} is not there`);
      expect(await opacityOf(link), address).toBe(1);
      await press(page, link);
      expect(await opacityOf(link), address).toBeLessThan(1);
      const to = (await link.getAttribute("href")) ?? "";
      const release = await hold(page, `**${to}`);
      const asked = page.waitForRequest(`**${to}`);
      await page.mouse.up();
      await asked;
      expect(await opacityOf(link), address).toBeLessThan(1);
      await release();
      await page.waitForURL(`**${to}`);
    }
  }
});
