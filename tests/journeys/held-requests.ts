import type { Page, Route } from "playwright/test";

export const SCRIPTS = "**/assets/*.js";

/** Holds requests to matching URLs from now on. Returns a function that releases them. */
export async function hold(page: Page, addresses: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(addresses, (route) => {
    if (!isHolding) return route.continue();
    held.push(route);
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
