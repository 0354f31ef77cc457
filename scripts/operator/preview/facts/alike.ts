import type { Browser } from "playwright";
import { type BrandBook, pictureName } from "../book/brand-book";
import type { Alike } from "../page/model";
import { type OtherBrand, outlinesOf } from "./compare";
import { likeness } from "./likeness";

/** How alike the brand and each other one are, in a language that both speak. */
export async function alikeWith(
  browser: Browser,
  book: BrandBook,
  others: readonly OtherBrand[],
): Promise<Alike[]> {
  return Promise.all(others.map((other) => compared(browser, book, other)));
}

async function compared(
  browser: Browser,
  book: BrandBook,
  { book: theirs, id, name }: OtherBrand,
): Promise<Alike> {
  const [own, other] = [book.brand?.locales ?? [], theirs.brand?.locales ?? []];
  const shared = own.find((locale) => other.includes(locale));
  const [ownLocale = "th", otherLocale = "th"] = [shared ?? own[0], shared ?? other[0]];
  const [mine, others] = [
    await outlinesOf(browser, book, ownLocale),
    await outlinesOf(browser, theirs, otherLocale),
  ];
  const states = [...mine].map(([state, outline]) => {
    const against = others.get(state);
    return {
      state,
      percent: against && Math.round(100 * likeness(outline, against)),
      own: pictureName(state, { locale: ownLocale, width: 360 }),
      other: pictureName(state, { locale: otherLocale, width: 360 }),
    };
  });
  return { id, name, states };
}
