import type { Browser, ElementHandle, Page } from "playwright/test";
import { watchConsole } from "../journeys/watch";
import type { Engine, Found, InPage, Session, Tab, Target } from "./engine";
import { SCREEN } from "./engine";
import { seek } from "./in-page";

/** Chromium, by Playwright. */
export function chromiumEngine(browser: Browser): Engine {
  const start = async (): Promise<Session> => {
    // Its own name says "headless", and bots get whole pages, not streamed ones.
    const userAgent = `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/${browser.version()} Mobile Safari/537.36`;
    const context = await browser.newContext({ viewport: SCREEN, userAgent, serviceWorkers: "block" });
    const complaints = await watchConsole(context);
    await context.newPage();
    return {
      tabs: async () => context.pages().map((page) => new ChromiumTab(page)),
      complaints: async () => complaints,
      close: () => context.close(),
    };
  };
  return { start, close: () => browser.close() };
}

class ChromiumTab implements Tab {
  constructor(private readonly page: Page) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async url(): Promise<string> {
    return this.page.url();
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  async find(target: Target): Promise<Found | null> {
    const handle = (await this.page.evaluateHandle(seek, target)).asElement();
    return handle && found(handle, this.page);
  }

  evaluate<Given, Told>(run: InPage<Given, Told>, given: Given): Promise<Told> {
    return this.page.evaluate(run as (given: unknown) => Told, given);
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot({ scale: "css" });
  }
}

function found(handle: ElementHandle<Element>, { keyboard }: Page): Found {
  return {
    look: (see) => handle.evaluate(see as (element: Element) => never),
    tap: () => handle.click(),
    type: (text) => keyboard.type(text),
    upload: (file) => handle.setInputFiles(file),
  };
}
