import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type BarItem, Bars } from "~/components/bars";

const items = [
  { to: "/login", icon: "home", text: "nav.login" },
  { to: "/register", icon: "userPlus", text: "nav.register" },
  { to: "/howto", icon: "play", text: "nav.howto" },
  { to: "/contact", icon: "chat", text: "nav.contact" },
] as const;

interface PublicFrameProps {
  name: string;
  /** The brand has how-to videos switched on. */
  hasHowto: boolean;
  children: ReactNode;
}

/** The public shell: brand and language above, the public menu below (specification, section 2). */
export function PublicFrame({ name, hasHowto, children }: PublicFrameProps) {
  const { t } = useTranslation();
  const menu: BarItem[] = items
    .filter(({ to }) => hasHowto || to !== "/howto")
    .map(({ to, icon, text }) => ({ to, icon, label: t(text) }));
  return (
    <Bars name={name} homePath="/login" items={menu} isPoster>
      {children}
    </Bars>
  );
}
