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
    <section className={css.saferPlay} aria-label={t("help")}>
      {helpLinks.map(({ label, href }) => (
        <a key={href} className={css.link} href={href} {...(href.startsWith("http") && elsewhere)}>
          {label}
        </a>
      ))}
      {minimumAge === undefined ? null : <p>{t("age", { age: minimumAge })}</p>}
    </section>
  );
}

const elsewhere = { target: "_blank", rel: "noreferrer" };
