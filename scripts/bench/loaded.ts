import type { Browser } from "playwright";
import { readFileSize, userAgent } from "./documents";
import { hydrated } from "./hydrated";

export interface LoadedScript {
  path: string;
  size: number;
  text: string;
}

/** Every script that a page has loaded once it is idle, with its size as transferred. */
export async function loadedScripts(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<LoadedScript[]> {
  const context = await browser.newContext({ userAgent, viewport: { width: 360, height: 640 } });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.add(request.url());
  });
  await page.goto(url);
  await hydrated(page);
  await context.close();
  return Promise.all(
    [...addresses].map(async (address) => ({
      path: new URL(address).pathname,
      ...(await readFileSize(address)),
    })),
  );
}

export function sizeOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { size }) => sum + size, 0);
}
