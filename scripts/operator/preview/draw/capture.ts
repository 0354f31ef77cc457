import type { Page } from "playwright";
import { type Width, windows } from "./look";
import { standStill } from "./still";

/** A longer page is cut there: what is below says nothing new. */
const HIGHEST = 2_400;
const QUALITY = 86;

/** Takes a WebP picture of the whole page, or of the whole dialog over it. */
export async function capture(page: Page, width: Width): Promise<Buffer> {
  await page.setViewportSize({ width, height: windows[width] });
  await standStill(page);
  // A dialog takes only a part of the height that it is given.
  for (let tries = 0; tries < 2; tries += 1) {
    const missing = await page.evaluate(missingHeight);
    const height = (page.viewportSize()?.height ?? 0) + missing;
    if (missing <= 0 || height > HIGHEST * 2) break;
    await page.setViewportSize({ width, height: Math.min(height, HIGHEST) });
    await standStill(page);
  }
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
  });
  await devtools.detach();
  return Buffer.from(data, "base64");
}

/** By how many pixels the window is too low for the page, or for the dialog over it. */
function missingHeight(): number {
  const dialog = document.querySelector("dialog[open]");
  if (!dialog) return document.documentElement.scrollHeight - window.innerHeight;
  // The dialog's own, and not that of a picker in it.
  const scrolled = [dialog, ...dialog.querySelectorAll("*")].filter(
    (one) => one.clientHeight > window.innerHeight / 3 && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
  return Math.max(0, ...scrolled.map((one) => one.scrollHeight - one.clientHeight));
}
