import type { AnswerOf } from "schemas/contract/endpoint";
import type { invite } from "schemas/contract/invite";
import type { Banner } from "~/components/banner-carousel";
import type { RequestContext } from "~/context";
import { sanitizeList } from "~/html/sanitize-list.server";

type Banners = AnswerOf<typeof invite.banners>["banners"];

/** The operator's banners, safe to show; banners that have nothing left are dropped. */
export function bannersOf(banners: Banners, { picture, sanitize }: RequestContext): Banner[] {
  const texts = sanitizeList(
    banners.map(({ html }) => html),
    sanitize,
  );
  return banners
    .map(({ image }, index) => ({ image: picture(image), html: texts[index] || undefined }))
    .filter(({ image, html }) => image !== undefined || html !== undefined)
    .map((banner, index) => ({ number: index + 1, ...banner }));
}
