import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { paths } from "~/paths";
import * as css from "./deposit.css";

/** For money that has been sent already, whichever ways are offered now. */
export function SlipLink() {
  const { t } = useTranslation("deposit");
  return (
    <Link className={css.slip} to={paths.slip} preventScrollReset>
      <Icon name="picture" />
      <span>{t("slip")}</span>
    </Link>
  );
}
