import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request } from "playwright";
import { userAgent } from "./documents";

/** Lighthouse's "slow 4G" as applied by the browser's throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const LONGEST_CLOSE_MS = 10_000;

export interface Visit {
  url: string;
  /** A Cookie header's value; without it the visitor is a guest. */
  cookie?: string;
  /** The page the visitor comes from. */
  elsewhere?: string;
  /** A CPU slowed down four times; with "network", slow 4G as well. */
  slow?: "cpu" | "network";
  /** Called with every request of the page. */
  note?: (request: Request) => void;
}

/**
 * Opens the address with an empty cache on a phone's screen, hands the page to `look` and closes it. `begin` runs in
 * the page before anything else, with `argument`.
 *
 * From `elsewhere`, another site, the browser leaves for a new process. From a blank tab it would make one only for
 * ours, because of `cross-origin-opener-policy`.
 */
export async function visit<Found, Argument>(
  browser: Browser,
  { url, cookie = "", elsewhere, slow, note }: Visit,
  look: (page: Page) => Promise<Found>,
  begin?: (argument: Argument) => void,
  argument?: Argument,
): Promise<Found> {
  const context = await browser.newContext({ userAgent, viewport: { width: 360, height: 640 } });
  try {
    await context.addCookies(cookiesFor(url, cookie));
    const page = await context.newPage();
    // With this the runner gives functions their names; a page has no such thing.
    await page.addInitScript("globalThis.__name = (named) => named");
    if (begin) await page.addInitScript(begin as (argument: unknown) => void, argument);
    if (elsewhere) await page.goto(elsewhere);
    if (note) page.on("request", note);
    if (slow) await slowDown(context, page, slow);
    await page.goto(url);
    return await look(page);
  } finally {
    // Chromium 156 now and then never says that it has closed one; the rest of it ends with the browser.
    await Promise.race([context.close(), setTimeout(LONGEST_CLOSE_MS, undefined, { ref: false })]);
  }
}

/** The pairs of a Cookie header, as a browser takes them for an address. */
export function cookiesFor(url: string, cookie: string): { name: string; value: string; url: string }[] {
  const pairs = cookie.split("; ").filter((pair) => pair !== "");
  return pairs.map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
}

async function slowDown(context: BrowserContext, page: Page, slow: "cpu" | "network"): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (slow !== "network") return;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
}
