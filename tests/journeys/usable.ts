import type { Page } from "playwright/test";
import { expect } from "./fixtures";
import { setTextSize } from "./text-size";

/** The names of elements that are too small: targets under 44 px, small inputs, small captions. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}`;
    const seen = (element: Element) => element.checkVisibility() && !element.closest("[inert]");
    const boxOf = (element: Element) =>
      (element.matches("input[type=checkbox], input[type=radio]")
        ? (element.closest("label") ?? element)
        : element
      ).getBoundingClientRect();
    const targets = [
      ...document.querySelectorAll("a, button, summary, select, input:not([type=hidden])"),
    ].filter(seen);
    // A link inside a sentence is as high as its line (WCAG 2.5.8, the inline exception).
    const isInline = (element: Element) => {
      const sentence = element.parentElement;
      if (!element.matches("a") || !sentence || !getComputedStyle(sentence).display.endsWith("block"))
        return false;
      return [...sentence.childNodes].some(
        ({ nodeName, textContent }) => ["#text", "SPAN"].includes(nodeName) && textContent?.trim(),
      );
    };
    const small = targets.filter((element) => {
      if (isInline(element)) return false;
      const { width, height, right } = boxOf(element);
      // Skips elements that stay off screen until they are focused, like the skip link.
      return right > 0 && (width < 43.9 || height < 43.9);
    });
    const inputs = targets.filter(
      (element) =>
        element.matches("input, select") && Number.parseFloat(getComputedStyle(element).fontSize) < 16,
    );
    const texts = [...document.querySelectorAll("body *")].filter(
      (element) =>
        seen(element) &&
        !element.closest("svg") &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
        Number.parseFloat(getComputedStyle(element).fontSize) < 14 &&
        !/^\.?\d\d$/.test(element.textContent?.trim() ?? ""),
    );
    return [...small, ...inputs, ...texts].map(nameOf);
  });
}

/** The innermost elements that make the page scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    };
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > clientWidth &&
        !isClipped(element),
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...innermost
        .slice(0, 5)
        .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 30)}`),
    ];
  });

/** Expects that the page does not scroll sideways at this text size in percent; leaves the text as it was. */
export async function expectNotTooWide(page: Page, name: string, size: number): Promise<void> {
  const before = await setTextSize(page, size);
  expect.soft(await tooWide(page), `too wide on ${name} at ${size} %`).toEqual([]);
  await setTextSize(page, before);
}

/** Expects that the page fits a thumb, and that at 150 % and double text size it does not scroll sideways. */
export async function expectUsable(page: Page, name: string): Promise<void> {
  expect(await tooSmall(page), `too small on ${name}`).toEqual([]);
  await expectNotTooWide(page, name, 150);
  await expectNotTooWide(page, name, 200);
}
