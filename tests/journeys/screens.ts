import { expect, type Page } from "playwright/test";

/** Waits until the page is hydrated, by the marks that React leaves on elements. */
export async function awaitScript(page: Page): Promise<void> {
  // Polled from outside the page: a test that stops the page's clock would stop polling inside it.
  // A tap before the script has come leaves for another page meanwhile.
  const isReady = () => page.evaluate(isHydrated).catch(() => false);
  await expect.poll(isReady, { intervals: [25, 50, 100, 200] }).toBe(true);
}

/**
 * What a brand shows in place of a feature that it lacks: neither the address nor, on the screen where it would be, a
 * link to it.
 */
export async function expectNone(page: Page, path: string, screen: string): Promise<void> {
  expect((await page.request.get(path)).status()).toBe(404);
  await page.goto(screen);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0);
}

interface Fiber {
  return: Fiber | null;
  stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } };
}

/** Whether React has hydrated the whole page: it marks an element before taps on it count. */
export function isHydrated(): boolean {
  const [, mark] =
    Object.entries(document.querySelector("main") ?? {}).find(([key]) => key.startsWith("__reactFiber")) ??
    [];
  let fiber = mark as Fiber | undefined;
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode?.current?.memoizedState?.isDehydrated === false;
}
