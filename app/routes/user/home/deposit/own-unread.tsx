import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { RetryLink } from "~/components/retry-link";
import { paths } from "~/paths";
import * as css from "./deposit.css";

/** Shown in place of the own account if the member's wallet could not be read, which is silent (section 8). */
export function OwnUnread() {
  const { t } = useTranslation("deposit");
  return (
    <div className={css.method}>
      <Alert tone="warning">{t("ownUnread")}</Alert>
      <RetryLink to={paths.deposit} />
    </div>
  );
}
