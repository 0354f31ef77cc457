import type { AnswerOf } from "schemas/contract/endpoint";
import type { invite } from "schemas/contract/invite";
import type { Banner } from "~/components/banner-carousel";
import type { RequestContext } from "~/context";

type Banners = AnswerOf<typeof invite.banners>["banners"];

/** The operator's banners, safe to show; banners that have nothing left are dropped. */
export function bannersOf(banners: Banners, { picture, sanitize }: RequestContext): Banner[] {
  return banners
    .map(({ image, html }) => ({ image: picture(image), html: (html && sanitize(html)) || undefined }))
    .filter(({ image, html }) => image !== undefined || html !== undefined)
    .map((banner, index) => ({ number: index + 1, ...banner }));
}
