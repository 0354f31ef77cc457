import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type BarItem, Bars } from "~/components/bars";

const items = [{ to: "/login", icon: "home", text: "nav.login" }] as const;

/** The public shell: brand and language above, the public menu below. */
export function PublicFrame({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  const menu: BarItem[] = items.map(({ to, icon, text }) => ({ to, icon, label: t(text) }));
  return (
    <Bars name={name} homePath="/login" items={menu} isPoster>
      {children}
    </Bars>
  );
}
