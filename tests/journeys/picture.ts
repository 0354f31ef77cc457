import { existsSync } from "node:fs";
import { expect, type Locator, type Page, type TestInfo, test } from "playwright/test";
import { localeNames } from "schemas/names";
import { baselineNames, type Look, looks, type PictureName, phone, pictures } from "./picture-table";
import { awaitScript } from "./screens";
import { setTextSize } from "./text-size";

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

/**
 * Replaces clock times, countdowns, dates, references, phones, ids and our address, so that every picture shows the
 * same.
 */
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
        .replace(/\b[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}\b/, "K7XR-W2PQ-LM4T")
        .replace(/[\da-f]{24}/, "65f0c0ffee0123456789abcd")
        .replace(location.origin, "https://wallet.example")
        .replace(/: [\w-]{12,}$/, ": Kx7Rw2PqLm");
    }
    for (const input of document.querySelectorAll("input"))
      if (/^0\d{8,10}$/.test(input.value.replace(/[ -]/g, ""))) input.value = "0812345678";
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Hides the chat's invitation, which disappears after a while. The policy lets only scripts add styles.
    const invitation = new CSSStyleSheet();
    invitation.replaceSync("[data-invitation] { display: none }");
    document.adoptedStyleSheets = [invitation];
  });
}

interface PictureOptions {
  /** What is different every time, painted over. */
  mask?: Locator[];
  /** A page without React, which never changes. */
  isBare?: boolean;
}

/**
 * Compares the page with its picture in tests/baselines, which was approved by eye; `suffix` names the size or
 * language. For a brand that has no pictures yet it compares nothing and says so, until
 * `npm run qa -- --update-pictures` takes them.
 */
export async function expectPicture(
  page: Page,
  name: PictureName,
  { mask, isBare = false, suffix = "" }: PictureOptions & { suffix?: string } = {},
): Promise<void> {
  if (!isBare) await standStill(page);
  if (comparesNothing(test.info())) return;
  // Soft: the first picture that differs does not hide the others.
  await expect.soft(page).toHaveScreenshot(`${name}${suffix && `-${suffix}`}.png`, mask ? { mask } : {});
}

/** Whether the brand has none of the pictures, and none are made now. */
function comparesNothing(info: TestInfo): boolean {
  if (!["default", "none"].includes(info.config.updateSnapshots)) return false;
  const locales = Object.keys(localeNames);
  const hasOne = baselineNames(locales).some((name) =>
    existsSync(info.snapshotPath(`${name}.png`, { kind: "screenshot" })),
  );
  if (!hasOne) info.annotations.push({ type: "note", description: noPictures(info.project.name) });
  return !hasOne;
}

function noPictures(brandId: string): string {
  return `${brandId} has no pictures in tests/baselines, so nothing was compared. npm run qa -- --operator ${brandId} --update-pictures takes them.`;
}

/** Compares the page on a phone and in the picture's other sizes, then switches back to the phone. */
export async function expectPictures(page: Page, name: PictureName, options?: PictureOptions): Promise<void> {
  for (const [suffix, look] of looksOf(name)) {
    await dress(page, look);
    await expectPicture(page, name, { ...options, suffix });
  }
  await dress(page, phone);
}

/**
 * Opens a screen anew for each size, because it is drawn once for its size: the wheel. Then switches back to the phone.
 */
export async function expectPicturesAnew(
  page: Page,
  name: PictureName,
  open: () => Promise<void>,
): Promise<void> {
  for (const [suffix, look] of looksOf(name)) {
    await dress(page, look);
    await open();
    await expectPicture(page, name, { suffix });
  }
  await dress(page, phone);
}

function looksOf(name: PictureName): [suffix: string, Look][] {
  return [["", phone], ...pictures[name].looks.map((look): [string, Look] => [look, looks[look]])];
}

async function dress(page: Page, { width, height, text }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, text);
}
