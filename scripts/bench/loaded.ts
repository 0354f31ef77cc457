import type { Browser, Request } from "playwright";
import { readFileSize } from "./documents";
import { hydrated } from "./hydrated";
import { type Visit, visit } from "./visit";

/** A script, or the texts that it fetches. */
export interface LoadedScript {
  path: string;
  size: number;
  text: string;
}

/** What a page loads for later, such as its language's texts, comes after hydration. */
const QUIET_MS = 1_000;

/** Runs in the page: whether nothing has been loaded for so long, counted from its first call at the earliest. */
function isQuiet(quietMs: number): boolean {
  const [first = performance.mark("asked")] = performance.getEntriesByName("asked");
  const ends = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration);
  return performance.now() - Math.max(first.startTime, ...ends) > quietMs;
}

/** All scripts and texts that a page has loaded once nothing more comes, with their sizes as transferred. */
export async function loadedScripts(browser: Browser, page: Visit): Promise<LoadedScript[]> {
  const addresses = new Set<string>();
  let isLeft = false;
  const note: Visit["note"] = (request) => {
    // A registration's last page leads on by itself after two seconds.
    isLeft ||= request.isNavigationRequest() && request.url() !== page.url;
    if (!isLeft && isScript(request)) addresses.add(request.url());
  };
  await visit(browser, { ...page, note }, async (opened) => {
    await hydrated(opened);
    await opened.waitForFunction(isQuiet, QUIET_MS);
  });
  return Promise.all([...addresses].map(readOnce));
}

function isScript(request: Request): boolean {
  return request.resourceType() === "script" || /\/assets\/[^/]+\.json$/.test(request.url());
}

const read = new Map<string, Promise<LoadedScript>>();

/** A file of the build is the same on every page. */
function readOnce(address: string): Promise<LoadedScript> {
  const known = read.get(address) ?? readScript(address);
  read.set(address, known);
  return known;
}

async function readScript(address: string): Promise<LoadedScript> {
  return { path: new URL(address).pathname, ...(await readFileSize(address)) };
}

export function sizeOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { size }) => sum + size, 0);
}
