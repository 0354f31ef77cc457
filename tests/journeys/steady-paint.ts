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

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page: returns what has moved so far, from where to where. */
function moved(): Promise<string[]> {
  return new Promise((resolve) => {
    const all: string[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${node?.nodeName} of .${element?.className}`;
          all.push(`${name}: ${place(previousRect)} → ${place(currentRect)}`);
        }
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(all)));
  });
}

/** Waits until the script has taken over and the whole sheet applies. */
async function settle(page: Page): Promise<void> {
  await awaitScript(page);
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
  });
}

/** Expects that nothing moves on any screen while it, its styles and its script arrive bit by bit. */
export async function expectSteadyPaint(page: Page, url: string): Promise<void> {
  const proxy = await startPiecemealProxy(url);
  try {
    for (const path of PATHS) {
      await page.goto(`${proxy.url}${path}`);
      await settle(page);
      expect.soft(await page.evaluate(moved), path).toEqual([]);
    }
  } finally {
    await proxy.close();
  }
}
