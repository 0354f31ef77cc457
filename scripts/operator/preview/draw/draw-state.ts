import type { Browser } from "playwright";
import type { Brand } from "schemas/brand";
import type { Locale } from "schemas/names";
import type { Stage, State } from "../../states/state";
import type { Site } from "../site/sites";
import { capture } from "./capture";
import type { Width } from "./look";
import { isAt } from "./route-pattern";
import { hydrated } from "./still";
import { visit } from "./visit";

/** What is drawn, and where it goes. */
export interface Drawing {
  state: State;
  locale: Locale;
  /** The first one is drawn first. */
  widths: readonly Width[];
  keep(width: Width, picture: Buffer): void | Promise<void>;
}

/** Draws a state in its widths. Throws an Error with the reason if it does not come about. */
export async function drawState(
  browser: Browser,
  site: Site,
  brand: Brand,
  { state, locale, widths, keep }: Drawing,
): Promise<void> {
  const [first, ...others] = widths;
  if (first === undefined) return;
  const together = state.isSized ? [first] : widths;
  const stage = await visit(browser, site, brand, state, { locale, width: first });
  try {
    await bringAbout(stage, state);
    for (const width of together) await keep(width, await capture(stage.page, width));
  } finally {
    await stage.page.context().close();
    await stage.sandbox.heal(stage.member);
  }
  if (state.isSized) await drawState(browser, site, brand, { state, locale, widths: others, keep });
}

/** Whether no button says that something is on its way. */
function isIdle(): boolean {
  return !document.querySelector("button[aria-busy=true]");
}

async function bringAbout(stage: Stage, state: State): Promise<void> {
  const { page } = stage;
  const { path, shows = path, arrives, prepare, act } = state;
  await prepare?.(stage);
  await page.goto(path, { waitUntil: arrives === "streaming" ? "commit" : "load" });
  if (arrives !== "plain") await hydrated(page);
  await act?.(stage);
  if (arrives === undefined) await page.waitForLoadState("load");
  if (arrives === undefined) await hydrated(page);
  if (state.kind !== "loading") await page.waitForFunction(isIdle);
  const { pathname } = new URL(page.url());
  if (!isAt(pathname, shows)) throw new Error(`ended at ${pathname}, not at ${shows}`);
}
