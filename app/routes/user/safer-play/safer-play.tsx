import { useTranslation } from "react-i18next";
import * as css from "./safer-play.css";

export interface SaferPlayFacts {
  minimumAge?: number;
  helpLinks: { label: string; href: string }[];
}

/** The brand's help links and minimum age. Renders nothing if it has neither. */
export function SaferPlay({ minimumAge, helpLinks }: SaferPlayFacts) {
  const { t } = useTranslation("reality");
  if (minimumAge === undefined && helpLinks.length === 0) return null;
  return (
    <section className={css.help} aria-label={t("help")}>
      {helpLinks.map(({ label, href }) => (
        <a key={href} className={css.helpLink} href={href} {...(href.startsWith("http") && inNewTab)}>
          {label}
        </a>
      ))}
      {minimumAge === undefined ? null : <p>{t("age", { age: minimumAge })}</p>}
    </section>
  );
}

const inNewTab = { target: "_blank", rel: "noreferrer" };

const HOUR_MINUTES = 60;

/** How long the member has been signed in: in hours, once there is one, and minutes. */
export function SignedInTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation("reality");
  const hours =
    minutes >= HOUR_MINUTES ? `${t("hours", { hours: Math.floor(minutes / HOUR_MINUTES) })} ` : "";
  return <span>{hours + t("minutes", { minutes: minutes % HOUR_MINUTES })}</span>;
}
