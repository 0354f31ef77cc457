import { MOST_BANNERS } from "schemas/contract/banner";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { invite } from "schemas/contract/invite";
import type { Banner } from "~/components/banner-carousel";
import { type Sanitizer, sanitizeList } from "~/html/sanitize.server";

type Banners = AnswerOf<typeof invite.banners>["banners"];

/** The request context's services that make the operator's pictures and HTML safe. */
interface Sanitizers {
  picture(address: string | undefined): string | undefined;
  sanitize: Sanitizer;
}

/** The first of the operator's banners, safe to show; banners that have nothing left are dropped. */
export function bannersOf(all: Banners, { picture, sanitize }: Sanitizers): Banner[] {
  const banners = all.slice(0, MOST_BANNERS);
  const texts = sanitizeList(
    banners.map(({ html }) => html),
    sanitize,
  );
  return banners
    .map(({ image }, index) => ({ image: picture(image), html: texts[index] || undefined }))
    .filter(({ image, html }) => image !== undefined || html !== undefined)
    .map((banner, index) => ({ number: index + 1, ...banner }));
}
