import type { Page, Route } from "playwright/test";

export const SCRIPTS = "**/assets/*.js";

/** Holds requests to matching URLs from now on. Returns a function that releases them. */
export async function hold(page: Page, addresses: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(addresses, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
