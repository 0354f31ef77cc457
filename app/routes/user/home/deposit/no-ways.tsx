import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { RetryLink } from "~/components/retry-link";
import { paths } from "~/paths";
import * as css from "./deposit.css";

/** Shown if the look-up failed, which is silent (section 8), or if the operator offers nothing. */
export function NoWays({ isRead }: { isRead: boolean }) {
  const { t } = useTranslation("deposit");
  return (
    <div className={css.method}>
      <Alert tone="warning">{t(isRead ? "none" : "unread")}</Alert>
      {isRead ? (
        <LinkButton to={paths.memberContact} variant="secondary">
          {t("contact")}
        </LinkButton>
      ) : (
        <RetryLink to={paths.deposit} />
      )}
    </div>
  );
}
