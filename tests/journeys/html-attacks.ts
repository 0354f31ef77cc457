import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "playwright/test";
import { createSanitizer } from "../../app/html/sanitize.server";
import { policyFor, withNonce } from "../../app/server/http/headers";
import { attacks } from "../attacks/strings";

/** The defences between the operator's HTML and a running script; each must be sufficient alone. */
interface Guards {
  isSanitised: boolean;
  hasPolicy: boolean;
}

const PAGES = 3;

const sanitize = createSanitizer(true);

/** Serves a page per attack with the real sanitiser and the real policy, or without one of them. */
function startPages({ isSanitised, hasPolicy }: Guards): Promise<Server> {
  const settings = { isSecure: false, isDevelopment: false, pictureOrigins: [] };
  const server = createServer((request, response) => {
    const attack = attacks[Number(request.url?.slice(1))];
    if (attack === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (hasPolicy) response.setHeader("content-security-policy", policyFor(settings)(withNonce("n0nce")));
    const html = isSanitised ? sanitize(attack) : attack;
    response.end(`<!doctype html><html lang="th"><title>t</title><body><main>${html}</main></body></html>`);
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Does to every element what a user or browser may do: events of all kinds, clicks and form submissions. */
async function provoke(): Promise<void> {
  const events = [
    ..."focus blur click dblclick auxclick contextmenu mousedown mouseup mouseover mouseout mousemove mouseenter".split(
      " ",
    ),
    ..."pointerdown pointerover wheel touchstart keydown keyup input beforeinput change invalid submit reset".split(
      " ",
    ),
    ..."toggle beforetoggle copy cut paste dragstart scroll resize hashchange pageshow cancel close".split(
      " ",
    ),
    ..."animationstart animationend transitionend begin start load loadstart error".split(" "),
  ];
  for (const element of document.querySelectorAll<HTMLElement>("*")) {
    for (const name of events)
      element.dispatchEvent(new Event(name, { bubbles: true, cancelable: name === "submit" }));
    if (element instanceof HTMLFormElement && !element.querySelector("button, input")) element.submit();
    if (typeof element.click === "function") element.click();
    else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Retries, because the previous attack may still be navigating the page away. */
async function open(page: Page, url: string, attempts = 10): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    // An attack that navigates to its own page got there first.
    if (String(error).includes(`interrupted by another navigation to "${url}"`)) return;
    if (attempts === 0) throw error;
    await open(page, url, attempts - 1);
  }
}

/** Which of the attacks ran a script; of all of them, or of every nth. */
export async function runningAttacks(
  context: BrowserContext,
  { everyNth = 1, ...guards }: Guards & { everyNth?: number },
): Promise<string[]> {
  const server = await startPages(guards);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hits = new Set<number>();
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const waiting = [...attacks.keys()].filter((index) => index % everyNth === 0).values();
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await context.newPage();
      let current = -1;
      await page.exposeFunction("hit", () => hits.add(current));
      page.on("popup", (popup) => void popup.close());
      for (const index of waiting) {
        current = index;
        await open(page, `${origin}/${index}`);
        await page.evaluate(provoke).catch(leftThePage);
        await page.evaluate(() => document.readyState).catch(leftThePage);
      }
      await page.close();
    }),
  );
  await context.unrouteAll();
  server.closeAllConnections();
  server.close();
  return [...hits].sort((one, other) => one - other).map((index) => attacks[index] ?? "");
}

/** Ignores the error when an attack navigates away, which interrupts the test's actions. */
function leftThePage(error: unknown): void {
  if (!/context was destroyed|navigat/i.test(String(error))) throw error;
}
