import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import * as css from "./entry.css";

interface EntryNavigationProps {
  /** The list that the entry is in. */
  back: string;
  newer?: string;
  older?: string;
}

/** The way back to the list, and to the entries before and after this one in it. */
export function EntryNavigation({ back, newer, older }: EntryNavigationProps) {
  const { t } = useTranslation("statement");
  return (
    <div className={css.navigation}>
      <Link className={css.step} to={back} aria-label={t("summary.back")}>
        <Icon name="previous" />
        {t("title")}
      </Link>
      {newer || older ? (
        <nav className={css.others} aria-label={t("entry.others")}>
          {newer ? (
            <Link className={css.step} to={newer}>
              <Icon name="previous" />
              {t("entry.newer")}
            </Link>
          ) : null}
          {older ? (
            <Link className={css.step} to={older}>
              {t("entry.older")}
              <Icon name="next" />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
