import { expect, type Locator, type Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";

/** The dialog of one game account, with or without JavaScript. */
export class GameScreen {
  readonly page: Page;
  readonly path: string;
  readonly dialog: Locator;
  readonly open: Locator;
  readonly show: Locator;
  readonly reset: Locator;
  /** Moves everything and opens the game. */
  readonly play: Locator;

  constructor(page: Page, { game }: BrandInfo, code: string) {
    this.page = page;
    this.path = `/user/home/games/${code}`;
    this.dialog = page.getByRole("dialog", { name: game(code), exact: true });
    this.open = this.dialog.locator("button[value=activate]");
    this.show = this.dialog.locator("button[value=reveal]");
    this.reset = this.dialog.locator("button[value=reset]");
    this.play = this.dialog.locator("form[action$='/play'] button");
  }

  async visit(): Promise<this> {
    await this.page.goto(this.path);
    await expect(this.dialog).toBeVisible();
    return this;
  }

  /** The value that the panel shows under this name. */
  value(name: string): Locator {
    const term = this.dialog.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    return term.locator("xpath=following-sibling::dd[1]");
  }
}

/** Taps play and waits until the new tab has reached the provider. */
export async function tapPlay(screen: GameScreen, pressesButton = false): Promise<Page> {
  const opened = screen.page.context().waitForEvent("page");
  await screen.play.click();
  const tab = await opened;
  if (pressesButton) await tab.getByRole("button").click();
  await tab.waitForURL(({ port, host }) => host !== new URL(screen.page.url()).host && port !== "");
  return tab;
}
