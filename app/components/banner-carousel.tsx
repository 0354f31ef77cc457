import { useTranslation } from "react-i18next";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import * as css from "./banner-carousel.css";
import { ScrollArrows, useScrollRow } from "./scroll-row";

/** One of the operator's banners, safe to show: a picture, text, or both. */
export interface Banner {
  /** Its position, from 1. */
  number: number;
  image?: string;
  html?: SafeHtml;
}

interface BannerCarouselProps {
  /** What the banners are about; the row's accessible name. */
  title: string;
  banners: readonly Banner[];
}

/** The operator's banners: one in the middle with parts of its neighbours, three side by side on wide screens. */
export function BannerCarousel({ title, banners }: BannerCarouselProps) {
  const { t } = useTranslation("member");
  const scroll = useScrollRow();
  if (banners.length === 0) return null;
  return (
    <div className={css.banners}>
      {/* Reachable by Tab before and without script too; the script takes it back where everything fits. */}
      <ul
        ref={scroll.row}
        className={css.row}
        aria-label={title}
        tabIndex={banners.length > 1 ? 0 : undefined}
      >
        {banners.map(({ number, image, html }) => (
          <li key={number} className={css.banner}>
            {image ? (
              <img
                className={css.picture}
                src={image}
                alt={t("banner.picture", { number, count: banners.length })}
                width={css.WIDTH_PX}
                height={css.HEIGHT_PX}
                decoding="async"
                referrerPolicy="no-referrer"
              />
            ) : null}
            {html ? <OperatorHtml html={html} /> : null}
          </li>
        ))}
      </ul>
      <div className={css.arrowsPlace}>
        {scroll.hasBefore || scroll.hasAfter ? <ScrollArrows {...scroll} title={title} /> : null}
      </div>
    </div>
  );
}
