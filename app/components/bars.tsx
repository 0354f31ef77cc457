import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "~/brand";
import * as css from "./bars.css";
import { Icon, type IconName } from "./icon";
import { InAppHint } from "./in-app-hint";
import { LanguageMenu } from "./language-menu";
import { OfflineNotice } from "./offline-notice";
import { unseen } from "./unseen.css";

export interface BarItem {
  /** A path, or a search: a dialog over whatever screen is there. */
  to: string;
  icon: IconName;
  label: string;
}

interface BarsProps {
  name: string;
  homePath: string;
  items: readonly BarItem[];
  /** Shows the brand's logo, which bears its name, in place of the name in letters. */
  isPoster?: boolean;
  /** At the end of the top bar. */
  action?: ReactNode;
  children: ReactNode;
}

/** Top bar, content and bottom bar. */
export function Bars({ name, homePath, items, isPoster = false, action, children }: BarsProps) {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t("common.skip")}
      </a>
      <header className={css.top}>
        <div className={css.topRow}>
          <Link className={css.brand} to={homePath}>
            <BrandName name={name} isPoster={isPoster} />
          </Link>
          <LanguageMenu />
          {action}
        </div>
      </header>
      <main className={css.content} id="content" tabIndex={-1}>
        <OfflineNotice />
        <InAppHint />
        {children}
      </main>
      <nav className={css.bottom} aria-label={t("nav.label")}>
        {items.map((item) => (
          <Item key={item.icon} {...item} />
        ))}
      </nav>
    </div>
  );
}

/** For guests the brand's logo, for members its mark and the operator's name. */
function BrandName({ name, isPoster }: { name: string; isPoster: boolean }) {
  const brand = useBrand();
  if (isPoster && brand?.logo !== undefined) {
    return (
      <>
        <img className={css.logo} src={brand.logo} alt="" height={32} />
        <span className={unseen}>{name}</span>
      </>
    );
  }
  return (
    <>
      {brand?.mark === undefined ? null : (
        <img className={css.mark} src={brand.mark} alt="" width={32} height={32} />
      )}
      <span className={css.name}>{name}</span>
    </>
  );
}

function Item({ to, icon, label }: BarItem) {
  const content = (
    <>
      <Icon name={icon} />
      <span className={css.itemLabel}>{label}</span>
    </>
  );
  if (to.startsWith("?")) {
    return (
      <Link to={to} className={css.item} preventScrollReset>
        {content}
      </Link>
    );
  }
  return (
    <NavLink to={to} className={css.item}>
      {content}
    </NavLink>
  );
}
