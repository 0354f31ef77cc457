import { expect, type Page } from "playwright/test";
import type { Locale } from "../../app/i18n/locale";
import { textsByKey } from "../../app/i18n/text-faults.server";
import type { BrandInfo } from "../support/brand";
import { markupFaults } from "../support/markup-faults";
import { brokenFigures } from "./broken-figures";
import { layoutFaults, MOST_COVERED } from "./layout-faults";
import { looks, phone } from "./picture-table";
import { setTextSize } from "./text-size";
import { expectUsable } from "./usable";
import { expectAccessible } from "./watch";

/** A screen on the tour, as it stands there. */
export interface Stop {
  page: Page;
  /** For messages: its path, state and language. */
  name: string;
  locale: Locale;
  brand: BrandInfo;
  /** The addresses of links that were pointed at before on this tour. */
  pointedAt: Set<string>;
}

/** Looks at one screen of the tour and fails if something is wrong with it; leaves it as it was. */
type Observer = (stop: Stop) => Promise<void>;

/** All that the tour looks for at every stop. */
export const observers: readonly Observer[] = [
  // First, because what it sets off takes a moment.
  pointAtLinks,
  expectTexts,
  expectNoSidewaysScroll,
  expectFigures,
  expectValid,
  ({ page, name }) => expectUsable(page, name),
  expectRoomForContent,
  ({ page }) => expectAccessible(page),
];

/** Keys such as `home.title`, which a page shows if a text is missing. */
const keys = new Set(
  [...textsByKey.en.keys()].map((key) => key.replace(/^\w+:/, "")).filter((key) => key.includes(".")),
);

async function expectTexts({ page, name, locale }: Stop): Promise<void> {
  await expect(page.locator("html"), name).toHaveAttribute("lang", locale);
  const text = await page.evaluate(() => `${document.title} ${document.body.innerText}`);
  const words = text.split(/[\s"'()]+/).map((word) => word.replace(/^\w+:/, ""));
  expect(
    words.filter((word) => keys.has(word)),
    `keys on ${name}`,
  ).toEqual([]);
  expect(text, name).not.toMatch(/\{\{|undefined|\[object|NaN/);
}

async function expectNoSidewaysScroll({ page, name }: Stop): Promise<void> {
  const [content, screen] = await page.evaluate(
    () => [document.documentElement.scrollWidth, window.innerWidth] as const,
  );
  expect(content, `${name} scrolls sideways`).toBeLessThanOrEqual(screen);
}

/** On a small phone, a phone, with larger text and on a desktop; then as it was. */
async function expectRoomForContent({ page, name }: Stop): Promise<void> {
  const before = page.viewportSize() ?? phone;
  for (const { width, height, text } of [looks[320], phone, looks[150], looks[1280]]) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    const found = await page.evaluate(layoutFaults, MOST_COVERED);
    expect.soft(found, `${name} on ${width} px at ${text} %`).toEqual([]);
  }
  await setTextSize(page, 100);
  await page.setViewportSize(before);
}

async function expectFigures({ page, name, brand }: Stop): Promise<void> {
  const found = await page.evaluate(brokenFigures, brand.config.currency);
  expect(found, `figures on ${name}`).toEqual([]);
}

async function expectValid({ page, name }: Stop): Promise<void> {
  expect.soft(await page.evaluate(markupFaults, undefined), `markup of ${name}`).toEqual([]);
}

/** Links fetch ahead what they lead to; the tour's end reads what the operator was asked for meanwhile. */
async function pointAtLinks({ page, pointedAt }: Stop): Promise<void> {
  const addresses = await page.evaluate(
    (known) => {
      const links = [...document.querySelectorAll("a")].filter(({ href }) => !known.includes(href));
      for (const link of links) link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      return links.map(({ href }) => href);
    },
    [...pointedAt],
  );
  for (const address of addresses) pointedAt.add(address);
}
