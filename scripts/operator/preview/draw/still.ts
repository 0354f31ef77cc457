import type { Page } from "playwright";

interface Fiber {
  return: Fiber | null;
  stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } };
}

/** Waits until taps count: React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

function isHydrated(): boolean {
  const main = Object.entries(document.querySelector("main") ?? {});
  let fiber = main.find(([key]) => key.startsWith("__reactFiber"))?.[1] as Fiber | undefined;
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode?.current?.memoizedState?.isDehydrated === false;
}

/** Waits for fonts and pictures in sight, takes the focus away, and ends every motion. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(settle);
}

async function settle(): Promise<void> {
  const style = new CSSStyleSheet();
  style.replaceSync(
    "*, ::before, ::after { animation-play-state: paused !important; transition: none !important; caret-color: transparent !important } [data-invitation] { display: none }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const image of document.images) image.loading = "eager";
  const late = new Promise((resolve) => setTimeout(resolve, 3_000));
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all([document.fonts.ready, ...pictures]), late]);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
