import type { CDPSession, Page } from "playwright/test";

interface TextSize {
  devtools: CDPSession;
  percent: number;
}

const sizes = new WeakMap<Page, TextSize>();

/**
 * Sets the text's size as a member does in the browser's settings, so that media queries in em follow it. Returns the
 * size until then. Like the settings it lasts from page to page.
 */
export async function setTextSize(page: Page, percent: number): Promise<number> {
  const size = sizes.get(page) ?? { devtools: await page.context().newCDPSession(page), percent: 100 };
  await size.devtools.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
  // The session stays open: the size is lost with it.
  sizes.set(page, { ...size, percent });
  return size.percent;
}
