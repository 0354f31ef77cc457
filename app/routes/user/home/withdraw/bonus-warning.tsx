import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Link } from "~/components/link";
import { paths } from "~/paths";
import * as css from "./withdraw.css";

/**
 * A withdrawal must meet a held bonus's condition, and only the operator knows whether it is met. So this warns if a
 * bonus is held, with the way to what is known of it.
 */
export function BonusWarning() {
  const { t } = useTranslation("withdraw");
  return (
    <Alert tone="warning" icon="alert">
      {t("bonus.held")}{" "}
      <Link className={css.link} to={paths.withdrawWhy} preventScrollReset>
        {t("why.title")}
      </Link>
    </Alert>
  );
}
