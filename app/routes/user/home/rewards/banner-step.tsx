import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Banner, BannerCarousel } from "~/components/banner-carousel";
import { LinkButton } from "~/components/button";
import * as dialog from "~/components/dialog.css";
import * as css from "./rewards.css";

interface BannerStepProps {
  title: string;
  banners: readonly Banner[];
  /** The URL of the plain dialog. */
  to: string;
  /** The plain dialog. */
  children: ReactNode;
}

/**
 * Shows the banners first, then the plain dialog; only the dialog if there are no banners. Without JavaScript both are
 * on one page.
 */
export function BannerStep({ title, banners, to, children }: BannerStepProps) {
  const { t } = useTranslation("rewards");
  if (banners.length === 0) return children;
  return (
    <>
      <div className={css.banners}>
        <BannerCarousel title={title} banners={banners} />
        <div className={`${dialog.actions} ${css.withScript}`}>
          <LinkButton to={to} replace>
            {t("banners.go")}
          </LinkButton>
        </div>
      </div>
      <noscript>{children}</noscript>
    </>
  );
}
