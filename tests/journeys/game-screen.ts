import { expect, type Locator, type Page } from "playwright/test";
import type { Arrival } from "../../scripts/sandbox/provider/arrivals";
import type { Brand } from "./brand";
import type { JourneyMember, SandboxControl } from "./sandbox";

/** The dialog of one game account, with or without JavaScript. */
export class GameScreen {
  readonly page: Page;
  readonly path: string;
  readonly dialog: Locator;
  readonly open: Locator;
  readonly show: Locator;
  readonly reset: Locator;
  readonly move: Locator;
  /** Moves everything and opens the game. */
  readonly play: Locator;

  constructor(page: Page, { game }: Brand, code: string) {
    this.page = page;
    this.path = `/user/home/games/${code}`;
    this.dialog = page.getByRole("dialog", { name: game(code), exact: true });
    this.open = this.dialog.locator("button[value=activate]");
    this.show = this.dialog.locator("button[value=reveal]");
    this.reset = this.dialog.locator("button[value=reset]");
    this.move = this.dialog.locator("button[value=move]");
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

interface GameAccount {
  code: string;
  username: string;
  password: string;
  isActive: boolean;
}

export async function accountAt(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  code: string,
): Promise<GameAccount> {
  const accounts = await sandbox.control<GameAccount[]>("GET", `/members/${username}/accounts`);
  const found = accounts.find((account) => account.code === code);
  if (!found) throw new Error(`no account at ${code}`);
  return found;
}

/** The arrivals at a provider with this member's account, oldest first. */
export function arrivalsOf(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  code: string,
): Promise<Arrival[]> {
  return sandbox.control("GET", `/arrivals?provider=${code}&username=${username}`);
}

/** Changes a game's settings for this member only. */
export function switchGame(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  code: string,
  change: object,
): Promise<unknown> {
  return sandbox.control("POST", `/games/${code}`, { username, ...change });
}

export async function newest(
  sandbox: SandboxControl,
  code: string,
  since: number,
): Promise<Arrival | undefined> {
  return (await sandbox.control<Arrival[]>("GET", `/arrivals?provider=${code}&since=${since}`)).at(-1);
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

/** The game's web URL, derived from its Android app's URL. */
export async function doorOf(page: Page, url: string, code: string): Promise<string> {
  await page.goto(`${url}/user/home/games/${code}`);
  return (await page.getByRole("link", { name: "Android" }).getAttribute("href")) ?? "";
}
