import { expect } from "playwright/test";
import { isHydrated } from "../journeys/screens";
import type { Found, Session, Tab, Target } from "./engine";
import { chooseOption, loadedFiles, placeOf, selectText, textOf, writtenIn } from "./in-page";

/** How long a state may take to come, on a machine whose cores are busy. */
const PATIENCE = { timeout: 30_000, intervals: [100, 200, 400] };

/**
 * What the engines say of a tap that has not happened: the page has just drawn the element anew, or something before
 * it.
 */
const UNTOUCHED = /not attached|no such node|stale element|click intercepted/;

const TAPPED = "a, button, summary";

/** A member's phone in any engine: what a thumb does and what the eye sees. Each act waits until it can be done. */
export class Phone {
  constructor(
    private readonly session: Session,
    private readonly tab: Tab,
    private readonly site: string,
    private readonly hasScript: boolean,
  ) {}

  /** Opens a page of the app and waits until its script works, if it has one. */
  async open(path: string): Promise<void> {
    await this.tab.open(this.site + path);
    if (!this.hasScript) return;
    await expect(async () => expect(await this.tab.evaluate(isHydrated, null)).toBe(true)).toPass(PATIENCE);
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  async path(): Promise<string> {
    return new URL(await this.tab.url()).pathname;
  }

  /** The text that is seen of these elements. */
  text(css = "body"): Promise<string> {
    return this.tab.evaluate(textOf, css);
  }

  picture(): Promise<Buffer> {
    return this.tab.picture();
  }

  async see(text: string | RegExp, css?: string): Promise<void> {
    await expect(async () => {
      const seen = await this.text(css);
      if (typeof text === "string") expect(seen).toContain(text);
      else expect(seen).toMatch(text);
    }).toPass(PATIENCE);
  }

  async seeElement(css: string): Promise<void> {
    await this.find({ css });
  }

  async seePath(path: string | RegExp): Promise<void> {
    await expect(async () => {
      if (typeof path === "string") expect(await this.path()).toBe(path);
      else expect(await this.path()).toMatch(path);
    }).toPass(PATIENCE);
  }

  /** Presses the link or button with this text. */
  async press(target: string | Target): Promise<void> {
    await this.tap(typeof target === "string" ? { css: TAPPED, text: target } : target);
  }

  /** Writes into a field, in place of what it holds. */
  async fill(field: string | Target, value: string): Promise<void> {
    const css = `[name="${field}"]:not([type=hidden])`;
    // Where the page moves the focus meanwhile, the field is written again.
    await expect(async () => {
      const found = await this.tap(typeof field === "string" ? { css } : field);
      await found.look(selectText);
      await found.type(value);
      expect(plain(await found.look(writtenIn))).toBe(plain(value));
    }).toPass(PATIENCE);
  }

  /** Chooses a radio button, or ticks a box, by its label if that stands around it. */
  async choose(name: string, value?: string): Promise<void> {
    const input = `input[name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`;
    await this.press({ css: `label:has(${input}), ${input}` });
  }

  /** Chooses an option of a list. */
  async select(name: string, value: string): Promise<void> {
    await this.ready({ css: `select[name="${name}"]` });
    expect(await this.tab.evaluate(chooseOption, { name, value }), `${value} of ${name}`).toBe(true);
  }

  async upload(name: string, file: string): Promise<void> {
    const found = await this.find({ css: `input[type=file][name="${name}"]`, isUnseen: true });
    await found.upload(file);
  }

  /** The phone with the tab on it that the page has opened beside this one. */
  async newTab(): Promise<Phone> {
    const opened: Tab[] = [];
    await expect(async () => {
      opened.splice(0, Infinity, ...(await this.session.tabs()).slice(1));
      expect(opened).toHaveLength(1);
    }).toPass(PATIENCE);
    return new Phone(this.session, opened[0] as Tab, this.site, this.hasScript);
  }

  /** The addresses of what the page has loaded. */
  loaded(): Promise<string[]> {
    return this.tab.evaluate(loadedFiles, null);
  }

  /** Keeps a cookie that a script could have set. */
  keepCookie(cookie: string): Promise<void> {
    return this.tab.evaluate((given) => void Object.assign(document, { cookie: given }), cookie);
  }

  /** Taps once. Only a tap that did not happen is tried again. */
  private async tap(target: Target): Promise<Found> {
    for (;;) {
      const found = await this.ready(target);
      try {
        await found.tap();
        return found;
      } catch (fault) {
        if (!UNTOUCHED.test(String(fault))) throw fault;
      }
    }
  }

  private async find(target: Target): Promise<Found> {
    const seen: Found[] = [];
    await expect(async () => {
      const found = await this.tab.find(target);
      if (!found) throw new Error(`no ${describe(target)}`);
      seen.push(found);
    }).toPass(PATIENCE);
    return seen.at(-1) as Found;
  }

  /** The element once it stands still where a tap reaches it. */
  private async ready(target: Target): Promise<Found> {
    const seen: Found[] = [];
    await expect(async () => {
      const found = await this.tab.find(target);
      if (!found) throw new Error(`no ${describe(target)}`);
      const place = await found.look(placeOf);
      if (place === "") throw new Error(`${describe(target)} is covered or disabled`);
      if (place !== (await found.look(placeOf))) throw new Error(`${describe(target)} is moving`);
      seen.push(found);
    }).toPass(PATIENCE);
    return seen.at(-1) as Found;
  }
}

/** A value without what a field puts between its digits. */
const plain = (value: string) => value.replace(/[\s,]/g, "");

const describe = ({ css, text }: Target) => (text === undefined ? css : `"${text}" among ${css}`);
