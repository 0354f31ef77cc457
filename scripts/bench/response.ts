import type { Browser, Page } from "playwright";
import { hydrated } from "./hydrated";
import { type Measure, median, millis } from "./measure";
import type { Site } from "./site";
import { visit } from "./visit";

/** Standards.md, Speed, in ms at a CPU slowed down four times. */
const LIMITS = { hydration: 200, sign: 100 };
const RUNS = 5;

/** How soon home responds: once its scripts are there, and to a tap. `cookie` is a signed-in member's. */
export async function responseMeasures(browser: Browser, site: Site, cookie: string): Promise<Measure[]> {
  const home = { url: `${site.url}/user/home`, cookie };
  const hydrations: number[] = [];
  const signs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    hydrations.push(await visit(browser, { ...home, slow: "cpu" }, hydrationOf, noteLongTasks));
    signs.push(await visit(browser, { ...home, slow: "network" }, signOf));
  }
  return [
    millis("home: long tasks until hydrated", median(hydrations), LIMITS.hydration),
    millis("home: a tap on deposit to the first sign", median(signs), LIMITS.sign),
  ];
}

const DONE = "hydrated";

/** For `visit`'s `begin`: keeps the browser's long tasks (50 ms and more), and marks the frame after hydration. */
function noteLongTasks(): void {
  Object.assign(window, { longTasks: [] });
  new PerformanceObserver((list) => {
    (window as unknown as LongTasks).longTasks.push(...list.getEntries());
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    const main = document.querySelector("main") ?? {};
    const isDone = Object.keys(main).some((key) => key.startsWith("__reactFiber"));
    requestAnimationFrame(isDone ? () => performance.mark("hydrated") : look);
  };
  requestAnimationFrame(look);
}

interface LongTasks {
  longTasks: PerformanceEntry[];
}

/** The sum of the long tasks that began between the first script's arrival and hydration, in ms. */
async function hydrationOf(page: Page): Promise<number> {
  await hydrated(page);
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, DONE);
  return page.evaluate((name) => {
    const untilMs = performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const fromMs = Math.min(...scripts);
    const meant = (window as unknown as LongTasks).longTasks.filter(
      ({ startTime, duration }) => startTime + duration > fromMs && startTime < untilMs,
    );
    return meant.reduce((sum, { duration }) => sum + duration, 0);
  }, DONE);
}

/**
 * From the click on home's link to the deposit until the frame after something shows that it was understood: a box that
 * was not there, or a changed attribute of one that is (busy, disabled, open, another class). `:active` does not count,
 * because it ends with the click, nor does what only prepares (links in the head).
 */
async function signOf(page: Page): Promise<number> {
  await hydrated(page);
  await page.evaluate(() => {
    const isSeen = (node: Node) => node instanceof Element && node.getBoundingClientRect().height > 0;
    const watch = (event: Event) => {
      new MutationObserver((records, observer) => {
        const isSign = records.some(({ type, target, addedNodes }) =>
          type === "attributes" ? isSeen(target) : [...addedNodes].some(isSeen),
        );
        if (!isSign) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          performance.measure("sign", { start: event.timeStamp, end: performance.now() });
        });
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    };
    // On the window, to come before all that the page itself does.
    window.addEventListener("click", watch, { capture: true, once: true });
  });
  await page.locator('main a[href="/user/home/deposit"]').first().click();
  await page.waitForFunction(() => performance.getEntriesByName("sign").length > 0);
  return page.evaluate(() => performance.getEntriesByName("sign")[0]?.duration ?? Number.NaN);
}
