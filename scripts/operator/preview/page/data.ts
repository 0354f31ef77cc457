import type { Drawn } from "../book/brand-book";
import { widths } from "../draw/look";
import { type BookView, picturePath } from "./model";

/** A picture as the script is told of it: its address, or why there is none. */
export type Told = { src: string; isOld?: true } | { fault: string };

export interface BookData {
  isLive: boolean;
  edition: number;
  /** By `brand/state-locale-width`. */
  pictures: Readonly<Record<string, Told>>;
  /** How many there will be. */
  all: number;
}

/** What the page's script knows. */
export function bookData({ brands, isLive, edition }: BookView): BookData {
  const pictures = brands.flatMap(({ id, pictures }) =>
    [...pictures].map(([name, drawn]) => [`${id}/${name}`, told(id, name, drawn, isLive)] as const),
  );
  return { isLive, edition, pictures: Object.fromEntries(pictures), all: countOf(brands) };
}

/** Another picture has another address, so that none is shown for it. */
export function told(brand: string, name: string, drawn: Drawn, isLive: boolean): Told {
  if ("fault" in drawn) return { fault: drawn.fault };
  return {
    src: picturePath(brand, name) + (isLive ? `?${drawn.key}` : ""),
    ...(drawn.isOld && { isOld: true }),
  };
}

function countOf(brands: BookView["brands"]): number {
  return brands.reduce((sum, { parts, locales }) => {
    const states = parts.reduce((count, part) => count + part.states.length, 0);
    return sum + states * locales.length * widths.length;
  }, 0);
}
