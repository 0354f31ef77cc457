import { createHash } from "node:crypto";
import type { Brand } from "schemas/brand";
import type { Look } from "../draw/look";

/** Keys of a brand's file that only one part of the product reads. */
const readBy: Readonly<Partial<Record<keyof Brand, string>>> = {
  videos: "guests",
  wheel: "wheel",
  withdraw: "withdraw",
};

/** What a picture depends on beside its state and its look. */
export interface Ground {
  brand: Brand;
  /** Hash of the files in the brand's folder. */
  assets: string;
  /** Hash of the build, of the sandbox and of what draws. */
  code: string;
}

/** A name for the picture that changes when the picture may look different. */
export function pictureKey(ground: Ground, part: string, state: string, { locale, width }: Look): string {
  const { texts, ...brand } = ground.brand;
  const read = Object.entries(brand).filter(([key]) => {
    const reader = readBy[key as keyof Brand];
    return reader === undefined || reader === part;
  });
  const facts = [read, texts[locale] ?? {}, ground.assets, ground.code, state, locale, width];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 32);
}
