import type { Browser } from "playwright";
import type { Brand, BrandFile } from "schemas/brand";
import type { Fault } from "schemas/fault";
import { readBrandFile } from "../../brands/brand-files";
import { partsOf } from "../../states/book";
import type { Part } from "../../states/state";
import { drawState } from "../draw/draw-state";
import type { Look, Width } from "../draw/look";
import { Sites } from "../site/sites";
import { groundOf } from "./ground";
import { type Ground, pictureKey } from "./picture-key";
import type { PictureStore } from "./picture-store";
import { type Priority, type Run, runsOf, takeNext } from "./runs";

/**
 * What there is of a picture: its key in the store, or why it could not be drawn; old while the file has changed since.
 */
export type Drawn = ({ key: string } | { fault: string }) & { isOld?: true };

/** The name of a picture within a brand's: `home-th-360`. */
export function pictureName(state: string, { locale, width }: Look): string {
  return `${state}-${locale}-${width}`;
}

export interface BookSettings {
  root: string;
  /** The brand's config file. */
  file: string;
  browser: Browser;
  store: PictureStore;
  /** Of the code that draws (ground.ts). */
  code: string;
  /** The only states that are drawn; absent: all. */
  only?: readonly string[];
  /** How many states are drawn at once. */
  workers: number;
  onPicture?: (name: string, drawn: Drawn) => void;
}

/** All pictures of one brand, drawn one after the other from its file as it was read last. */
export class BrandBook {
  brand: Brand | undefined;
  /** The file that `brand` was read from. */
  written: BrandFile | undefined;
  parts: readonly Part[] = [];
  /** Of the file as it is now; the pictures are of the last file without faults. */
  faults: readonly Fault[] = [];
  /** By picture name. Until it is drawn anew a picture of an older file stays. */
  readonly pictures = new Map<string, Drawn>();
  priority: Priority | undefined;
  #runs: Run[] = [];
  #readings = 0;
  #drawing = Promise.resolve();
  readonly #sites: Sites;

  constructor(readonly settings: BookSettings) {
    this.#sites = new Sites(settings.root, settings.file);
  }

  /** Reads the file, and begins to draw what has changed. Returns whether it has no faults. */
  async read(): Promise<boolean> {
    const { file, code, only } = this.settings;
    const read = readBrandFile(file);
    this.faults = read.ok ? [] : read.faults;
    if (!read.ok) return false;
    this.#readings += 1;
    this.#runs = [];
    const reading = this.#readings;
    const ground = await groundOf(file, read.brand, code);
    await this.#sites.renew(read.brand);
    if (reading !== this.#readings) return true;
    this.brand = read.brand;
    this.written = read.written;
    this.priority ??= { locale: read.brand.defaultLocale, width: 360 };
    this.parts = partsOf(read.brand)
      .map((part) => ({ ...part, states: part.states.filter(({ id }) => only?.includes(id) ?? true) }))
      .filter(({ states }) => states.length > 0);
    this.#runs = runsOf(this.parts, read.brand.locales);
    this.#forgetOthers();
    this.#drawing = this.#drawAll(ground, reading);
    return true;
  }

  /** Forgets the pictures of what the brand no longer has; the others are old until they are drawn anew. */
  #forgetOthers(): void {
    const names = this.#runs.flatMap(({ state, locale, widths }) =>
      widths.map((width) => pictureName(state.id, { locale, width })),
    );
    const left = new Set(names);
    for (const [name, drawn] of this.pictures) {
      if (left.has(name)) this.pictures.set(name, { ...drawn, isOld: true });
      else this.pictures.delete(name);
    }
  }

  /** Resolves when everything that was asked for is drawn. */
  async drawn(): Promise<void> {
    for (let last: unknown; last !== this.#drawing; ) {
      last = this.#drawing;
      await this.#drawing;
    }
  }

  async close(): Promise<void> {
    this.#readings += 1;
    this.#runs = [];
    await this.#sites.close();
    await this.#drawing;
  }

  async #drawAll(ground: Ground, reading: number): Promise<void> {
    const drawNext = async () => {
      const run =
        reading === this.#readings && this.priority ? takeNext(this.#runs, this.priority) : undefined;
      if (run) await this.#draw(run, ground, reading);
      return run !== undefined;
    };
    // What is on view has the machine for itself.
    await drawNext();
    const work = async () => {
      while (await drawNext());
    };
    await Promise.all(Array.from({ length: this.settings.workers }, work));
  }

  async #draw({ part, state, locale, widths }: Run, ground: Ground, reading: number): Promise<void> {
    const { store, browser } = this.settings;
    const keyOf = (width: Width) => pictureKey(ground, part, state.id, { locale, width });
    const tell = (width: Width, drawn: Drawn) => {
      if (reading !== this.#readings) return;
      const name = pictureName(state.id, { locale, width });
      this.pictures.set(name, drawn);
      this.settings.onPicture?.(name, drawn);
    };
    const keep = async (width: Width, picture: Buffer) => {
      await store.keep(keyOf(width), picture);
      tell(width, { key: keyOf(width) });
    };
    const missing: Width[] = [];
    for (const width of widths) {
      if (await store.has(keyOf(width))) tell(width, { key: keyOf(width) });
      else missing.push(width);
    }
    if (missing.length === 0) return;
    // Once more, because a machine under load may be late.
    for (const isLast of [false, true]) {
      try {
        const site = await this.#sites.open(state.world ?? "usual");
        return await drawState(browser, site, ground.brand, { state, locale, widths: missing, keep });
      } catch (error) {
        if (reading !== this.#readings) return;
        const fault = error instanceof Error ? error.message : String(error);
        if (isLast) for (const width of missing) tell(width, { fault });
      }
    }
  }
}
