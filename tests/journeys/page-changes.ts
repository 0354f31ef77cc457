import type { BrowserContext } from "playwright/test";
import { isHydrated } from "./screens";

/**
 * What others do to our pages: a translator once the page is hydrated, one
 * that comes before, extensions and in-app browsers.
 */
export type PageChange = "translated" | "translated early" | "extended";

/** Lets a browser do these things to every page from its start. */
export async function changePages(context: BrowserContext, changes: readonly PageChange[]): Promise<void> {
  if (changes.includes("translated"))
    await context.addInitScript(
      `${isHydrated}\n${translatePage}\nconst wait = () => isHydrated() ? translatePage() : requestAnimationFrame(wait);\nif (top === self) wait();`,
    );
  if (changes.includes("translated early"))
    await context.addInitScript(`${translatePage}\nif (top === self) translatePage();`);
  if (changes.includes("extended"))
    await context.addInitScript(`${extendPage}\nif (top === self) extendPage();`);
}

/**
 * As Google Translate does: each text leaves the page for two `<font>` with the text in its place, new texts too, and
 * the page says that it is in another language.
 */
function translatePage(): void {
  const translate = (text: Node) => {
    const { parentElement, textContent } = text;
    if (!parentElement?.closest("body") || !textContent?.trim()) return;
    if (parentElement.closest("script, style, noscript, textarea, svg, font")) return;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(textContent);
    parentElement.replaceChild(outer, text);
  };
  const translateAll = () => {
    const root = document.documentElement;
    if (!root) return;
    if (root.lang !== "fr") root.lang = "fr";
    if (!root.classList.contains("translated-ltr")) root.classList.add("translated-ltr");
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(translate);
  };
  new MutationObserver(translateAll).observe(document, {
    attributeFilter: ["lang", "class"],
    childList: true,
    characterData: true,
    subtree: true,
  });
  translateAll();
}

/** As password managers and in-app browsers do: a sheet, a bar and a frame of their own, a sign beside each field. */
function extendPage(): void {
  const extend = () => {
    // Extensions do not heed the page's policy; what stands in for them here needs its nonce.
    const nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce;
    if (nonce && !document.head.querySelector("[data-foreign]")) {
      const style = document.createElement("style");
      Object.assign(style, { nonce, textContent: "[data-foreign]{outline:0}" }).dataset.foreign = "";
      document.head.prepend(style);
    }
    if (document.body && !document.body.querySelector("[data-foreign]")) {
      for (const name of ["div", "iframe"]) {
        const foreign = document.createElement(name);
        Object.assign(foreign, { hidden: true }).dataset.foreign = "";
        document.body.prepend(foreign);
      }
    }
    for (const field of document.querySelectorAll("input:not([type=hidden], [data-signed])")) {
      field.setAttribute("data-signed", "");
      const sign = document.createElement("span");
      sign.dataset.foreign = "";
      field.after(sign);
    }
  };
  new MutationObserver(extend).observe(document, { childList: true, subtree: true });
  extend();
}
