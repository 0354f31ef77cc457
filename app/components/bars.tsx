import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "~/brand";
import * as css from "./bars.css";
import { Icon, type IconName } from "./icon";
import { LanguageMenu } from "./language-menu";

export interface BarItem {
  to: string;
  icon: IconName;
  label: string;
}

interface BarsProps {
  name: string;
  homePath: string;
  items: readonly BarItem[];
  /** At the end of the top bar. */
  action?: ReactNode;
  children: ReactNode;
}

/** Top bar, content and bottom bar. */
export function Bars({ name, homePath, items, action, children }: BarsProps) {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t("common.skip")}
      </a>
      <header className={css.top}>
        <div className={css.topRow}>
          <Link className={css.brand} to={homePath}>
            <BrandName name={name} />
          </Link>
          <LanguageMenu />
          {action}
        </div>
      </header>
      <main className={css.content} id="content" tabIndex={-1}>
        {children}
      </main>
      <nav className={css.bottom} aria-label={t("nav.label")}>
        {items.map(({ to, icon, label }) => (
          <NavLink key={to} to={to} className={css.item}>
            <Icon name={icon} />
            <span className={css.itemLabel}>{label}</span>
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

/** The brand's logo, which bears the name; the name in letters for a brand that has none. */
function BrandName({ name }: { name: string }) {
  const logo = useBrand()?.logo;
  return logo === undefined ? name : <img className={css.logo} src={logo} alt={name} height={32} />;
}
