import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { hydrated } from "./hydrated";
import { count, type Measure } from "./measure";
import type { Site } from "./site";
import { type Visit, visit } from "./visit";

/** Standards.md, Speed. */
const LIMITS = { login: 12, home: 24, sheets: 2 };
const QUIET_MS = 500;

/** How many requests a first visit costs. They are exact, like the sizes. `cookie` is a signed-in member's. */
export async function requestMeasures(browser: Browser, site: Site, cookie: string): Promise<Measure[]> {
  const home = await requestsOf(browser, { url: `${site.url}/user/home`, cookie });
  const login = await requestsOf(browser, { url: `${site.url}/login` });
  return [
    count("login: requests", login.all, LIMITS.login),
    count("login: style sheets", login.sheets, LIMITS.sheets),
    count("home: requests without pictures below the fold", home.all, LIMITS.home),
    count("home: style sheets", home.sheets, LIMITS.sheets),
  ];
}

interface Requests {
  all: number;
  sheets: number;
}

/**
 * All that a page asks for, itself included, until it is hydrated and has asked for nothing for half a second; not the
 * pictures that it loads lazily and that nobody sees before scrolling. A style sheet counts however it is asked for.
 */
async function requestsOf(browser: Browser, page: Visit): Promise<Requests> {
  const asked: string[] = [];
  return visit(browser, { ...page, note: (request) => asked.push(request.url()) }, async (opened) => {
    await hydrated(opened);
    await quiet(asked);
    const unseen = new Set(await picturesBelow(opened));
    const counted = asked.filter((url) => !unseen.has(url));
    const sheets = counted.filter((url) => new URL(url).pathname.endsWith(".css"));
    return { all: counted.length, sheets: sheets.length };
  });
}

/** Resolves once half a second has passed without another request. */
async function quiet(asked: readonly string[]): Promise<void> {
  const before = asked.length;
  await setTimeout(QUIET_MS);
  if (asked.length > before) await quiet(asked);
}

/** The addresses of lazy pictures that only stand outside the screen. */
function picturesBelow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lazy = [...document.images].filter((image) => image.loading === "lazy");
    const seen = lazy.filter((image) => {
      const { top, left } = image.getBoundingClientRect();
      return top < window.innerHeight && left < window.innerWidth;
    });
    const shown = new Set(seen.map(({ src }) => src));
    return lazy.map(({ src }) => src).filter((src) => !shown.has(src));
  });
}
