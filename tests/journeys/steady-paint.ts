import type { Page } from "playwright/test";
import { startPiecemealProxy } from "../support/piecemeal-proxy";
import { expect } from "./fixtures";
import { awaitScript } from "./screens";

const PATHS = [
  "/user/home",
  "/user/home/transfer",
  "/user/home/withdraw",
  "/user/home/deposit",
  "/user/home/invite",
  "/user/home/refund",
  "/user/bonus",
  "/user/spin",
  "/user/profile",
  "/user/profile/edit",
  "/user/contact",
  "/user/statement",
  "/login",
  "/register",
  "/contact",
  "/howto",
  "/howto/wallet",
  "/nowhere",
];

/** Runs in the page: returns the sum of its layout shifts so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });
}

/** Waits until the script has taken over and the complete stylesheets apply: the screens' and the theme. */
async function settle(page: Page): Promise<void> {
  await awaitScript(page);
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return sheets.length > 1 && sheets.every(({ sheet, media }) => sheet !== null && media === "");
  });
}

/** Expects that nothing moves on any screen while it, its styles and its script arrive bit by bit. */
export async function expectSteadyPaint(page: Page, url: string): Promise<void> {
  const proxy = await startPiecemealProxy(url);
  try {
    for (const path of PATHS) {
      await page.goto(`${proxy.url}${path}`);
      await settle(page);
      expect.soft(await page.evaluate(layoutShift), path).toBe(0);
    }
  } finally {
    await proxy.close();
  }
}
