import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { AppShell, type NavigationItem } from "~/shell/app-shell";
import { guestFrame, posterFrame } from "~/shell/frame.css";
import { Poster } from "~/shell/poster";

const items = [
  { to: paths.login, icon: "home", text: "nav.login" },
  { to: paths.register, icon: "userPlus", text: "nav.register" },
  { to: paths.howto, icon: "play", text: "nav.howto" },
  { to: paths.contact, icon: "chat", text: "nav.contact" },
] as const;

interface PublicFrameProps {
  name: string;
  /** Whether the brand has how-to videos. */
  hasHowto: boolean;
  /** The brand's line, on screens that show its poster. */
  poster?: string;
  /** The screen has more to say than usual, so that a phone shows less of the poster. */
  isLong: boolean;
  /** A step of a longer way: a phone shows only the poster's band. */
  isStep: boolean;
  children: ReactNode;
}

/** The public frame: brand and language at the top, the public menu at the bottom (specification, section 2). */
export function PublicFrame({ name, hasHowto, poster, isLong, isStep, children }: PublicFrameProps) {
  const { t } = useTranslation();
  const menu: NavigationItem[] = items
    .filter(({ to }) => hasHowto || to !== paths.howto)
    .map(({ to, icon, text }) => ({ to, icon, label: t(text) }));
  const shows = isStep ? "band" : isLong ? "less" : "all";
  return (
    <AppShell
      name={name}
      homePath={paths.login}
      items={menu}
      kind="guest"
      frame={poster === undefined ? guestFrame : posterFrame}
      poster={poster === undefined ? undefined : <Poster line={poster} shows={shows} />}
      isStep={isStep}
    >
      {children}
    </AppShell>
  );
}
