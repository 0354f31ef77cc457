import { expect, type Locator, type Page } from "playwright/test";
import { awaitScript } from "./screens";

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  memoizedState?: { dehydrated?: unknown } | null;
  stateNode?: { current?: Fiber } | null;
}

/** Whether React has hydrated every streamed part; until then its texts must stay unchanged. */
function isWhole(): boolean {
  const main = Object.entries(document.querySelector("main") ?? {});
  let top = main.find(([key]) => key.startsWith("__reactFiber"))?.[1] as Fiber | undefined;
  while (top?.return) top = top.return;
  const fibers = [top?.stateNode?.current];
  for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
    if (fiber.memoizedState?.dehydrated) return false;
    fibers.push(...[fiber.child, fiber.sibling].filter((next) => next !== null));
  }
  return true;
}

/** Replaces clock times, countdowns, dates, references, phones, ids and our address, so that every picture shows the same. */
async function standStill(page: Page): Promise<void> {
  await awaitScript(page);
  await expect.poll(() => page.evaluate(isWhole)).toBe(true);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.textContent = (text.textContent ?? "")
        .replace(/\d\d\/\d\d\/\d{4}/g, "21/11/2026")
        .replace(/\d\d:\d\d:\d\d/, "10:20:30")
        .replace(/(?<!:)\b\d\d:\d\d\b(?!:)/, "10:20")
        .replace(/\b0\d{8,10}\b/, "0812345678")
        .replace(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/, "K7XR-W2PQ-LM4T")
        .replace(/[\da-f]{24}/, "65f0c0ffee0123456789abcd")
        .replace(location.origin, "https://wallet.example")
        .replace(/: [\w-]{12,}$/, ": Kx7Rw2PqLm");
      if (/^(?!0812)[\w-]{10}$/.test(text.textContent) && text.parentElement?.closest("dd"))
        text.textContent = "Kx7Rw2PqLm";
    }
    for (const input of document.querySelectorAll("input"))
      if (/^0\d{8,10}$/.test(input.value)) input.value = "0812345678";
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Hides the chat's invitation, which disappears after a while. The policy lets only scripts add styles.
    const invitation = new CSSStyleSheet();
    invitation.replaceSync('a[href$="/chat"] > span:not(:last-child) { display: none }');
    document.adoptedStyleSheets = [invitation];
  });
}

interface PictureOptions {
  /** What is different every time, painted over. */
  mask?: Locator[];
  /** A page without React, which never changes. */
  isBare?: boolean;
}

/** Compares the page with its picture in tests/baselines, which was approved by eye. */
export async function expectPicture(page: Page, name: string, options: PictureOptions = {}): Promise<void> {
  const { mask, isBare = false } = options;
  if (!isBare) await standStill(page);
  await expect(page).toHaveScreenshot(`${name}.png`, mask ? { mask } : {});
}

/** The sizes that every screen must support (ui.md): a phone, a small one, larger text, a desktop. */
const looks = [
  { suffix: "", width: 360, height: 640, text: 100 },
  { suffix: "-320", width: 320, height: 568, text: 100 },
  { suffix: "-150", width: 360, height: 640, text: 150 },
  { suffix: "-1280", width: 1280, height: 800, text: 100 },
] as const;

/** Compares the page in all four looks, then switches back to the phone. */
export async function expectPictures(page: Page, name: string, options?: PictureOptions): Promise<void> {
  for (const { suffix, width, height, text } of looks) {
    await page.setViewportSize({ width, height });
    await enlargeText(page, text);
    await expectPicture(page, name + suffix, options);
  }
  await page.setViewportSize({ width: looks[0].width, height: looks[0].height });
  await enlargeText(page, 100);
}

/** Opens a screen anew for each look, because it is drawn once for its size: the wheel. Then switches back to the phone. */
export async function expectPicturesAnew(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const prepare = async ({ width, height, text }: (typeof looks)[number]) => {
    await page.setViewportSize({ width, height });
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: (16 * text) / 100 } });
  };
  for (const look of looks) {
    await prepare(look);
    await open();
    await expectPicture(page, name + look.suffix);
  }
  await prepare(looks[0]);
}

function enlargeText(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}
