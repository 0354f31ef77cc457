import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/components/icon";
import * as css from "./deposit.css";

interface Way {
  to: string;
  icon: IconName;
  text: string;
}

/** Links to the ways to deposit, if there are several. */
export function Jump({ ways }: { ways: readonly (Way | false | null)[] }) {
  const { t } = useTranslation("deposit");
  const shown = ways.filter((way) => way !== false && way !== null);
  if (shown.length < 2) return null;
  return (
    <nav className={css.jump} aria-label={t("ways")}>
      {shown.map(({ to, icon, text }) => (
        <a key={to} className={css.jumpLink} href={to}>
          <Icon name={icon} />
          <span>{text}</span>
        </a>
      ))}
    </nav>
  );
}
