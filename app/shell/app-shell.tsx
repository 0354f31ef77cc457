import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChatOpener } from "~/chat/opening/chat-opener";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { useBrand } from "~/document/brand";
import { PrefetchNextScreen } from "~/document/prefetch-next-screen";
import { useUnmarkTappedLinks } from "~/document/tapped-links";
import * as css from "./app-shell.css";
import { InAppHint } from "./in-app-hint";
import { LanguageMenu } from "./language-menu";
import * as nav from "./navigation.css";
import { OfflineNotice } from "./offline-notice";

export interface NavigationItem {
  /** A path, or a search that opens a dialog above the current screen. */
  to: string;
  icon: IconName;
  label: string;
}

interface AppShellProps {
  /** The operator's name. */
  name: string;
  homePath: string;
  items: readonly NavigationItem[];
  kind: "member" | "guest";
  /** CSS classes: of the frame and, for members, of the foot of its navigation. */
  frame: string;
  foot?: string;
  /** The brand's poster, beside which a guest's screen stands. */
  poster?: ReactNode;
  /** The screen has its own bar at the bottom, in place of the menu. */
  isStep?: boolean;
  /** The screen needs all of a phone's height, without the frame's bars. */
  isAlone?: boolean;
  /** At the end of the top bar. */
  action?: ReactNode;
  children: ReactNode;
}

/** Top bar, content and navigation: a bar at the bottom, from 1024 px at the side or in the top row. */
export function AppShell({
  name,
  homePath,
  items,
  kind,
  frame,
  foot,
  poster,
  isStep,
  isAlone = false,
  action,
  children,
}: AppShellProps) {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === "loading";
  useUnmarkTappedLinks();
  return (
    <div className={frame} data-alone={isAlone ? "" : undefined}>
      <a className={css.skip} href="#content">
        {t("common.skip")}
      </a>
      <header className={css.top}>
        <div className={css.topRow}>
          <Link className={css.brand} to={homePath}>
            <BrandName name={name} />
          </Link>
          <ChatOpener />
          <LanguageMenu />
          {action}
        </div>
      </header>
      {poster}
      <main
        className={isStep ? css.stepContent : css.content}
        id="content"
        tabIndex={-1}
        aria-busy={isLoading || undefined}
      >
        <OfflineNotice />
        <InAppHint />
        {children}
      </main>
      {kind === "member" ? null : <PrefetchNextScreen />}
      {items.length === 0 || isStep ? null : (
        <Navigation items={items} homePath={kind === "member" ? homePath : undefined} />
      )}
      {/* Its presence also shows the styles that all of the navigation has arrived (frame.css.ts). */}
      <div className={foot} />
    </div>
  );
}

/** The operator's name with the brand's mark, or a logo that contains the name. */
function BrandName({ name }: { name: string }) {
  const brand = useBrand();
  if (brand?.logo !== undefined) {
    return (
      <>
        <img className={css.logo} src={brand.logo} alt="" height={32} />
        <span className={visuallyHidden}>{name}</span>
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

interface NavigationProps {
  items: readonly NavigationItem[];
  /** The path of the member's home, whose item looks different. */
  homePath: string | undefined;
}

/** Marks the current item; as soon as another one is tapped, that one. */
function Navigation({ items, homePath }: NavigationProps) {
  const { t } = useTranslation();
  const current = useLocation();
  const { pathname } = useNavigation().location ?? current;
  return (
    <nav className={nav.tabs} aria-label={t("nav.label")}>
      {items.map(({ to, icon, label }) => {
        const isDialog = to.startsWith("?");
        const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
        return (
          <Link
            key={icon}
            to={isDialog ? current.pathname + to : to}
            className={to === homePath ? nav.homeTab : nav.tab}
            preventScrollReset={isDialog}
            aria-current={isCurrent ? "page" : undefined}
          >
            <Icon name={icon} />
            <span className={nav.tabLabel}>{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
