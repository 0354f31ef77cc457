import { basename } from "node:path";
import type { Browser } from "playwright";
import type { Locale } from "schemas/names";
import { brandFiles, readBrandFile } from "../../brands/brand-files";
import { type BookSettings, BrandBook, pictureName } from "../book/brand-book";
import { type Outline, outlineOf } from "./likeness";

/** What a member sees first. */
const COMPARED = ["login", "home"] as const;

/** Another brand of config/ with the pictures that are compared. */
export interface OtherBrand {
  book: BrandBook;
  id: string;
  name: string;
}

/**
 * Draws login and home of every other brand of config/, one brand after the other. `begin` is given each before it
 * starts anything, and says whether it may.
 */
export async function drawOthers(
  settings: BookSettings,
  id: string,
  begin: (book: BrandBook) => boolean,
): Promise<OtherBrand[]> {
  const others: OtherBrand[] = [];
  for (const file of brandFiles().filter((other) => basename(other, ".json") !== id)) {
    const read = readBrandFile(file);
    if (!read.ok) continue;
    const { onPicture: _, ...quiet } = settings;
    const book = new BrandBook({ ...quiet, file, only: COMPARED });
    if (!begin(book)) break;
    await book.read();
    await book.drawn();
    await book.close();
    others.push({ book, id: read.brand.id, name: read.brand.name.en });
  }
  return others;
}

/** The outlines of a brand's compared pictures in that language, by state. */
export async function outlinesOf(
  browser: Browser,
  { pictures, settings: { store } }: BrandBook,
  locale: Locale,
): Promise<Map<string, Outline>> {
  const page = await browser.newPage();
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto("about:blank");
  const found = new Map<string, Outline>();
  for (const state of COMPARED) {
    const drawn = pictures.get(pictureName(state, { locale, width: 360 }));
    if (drawn && "key" in drawn) found.set(state, await outlineOf(page, await store.read(drawn.key)));
  }
  await page.close();
  return found;
}
