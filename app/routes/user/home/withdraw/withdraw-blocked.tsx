import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { Money } from "~/components/money";
import { paths } from "~/paths";
import { Funds } from "./funds";
import type { Preflight } from "./preflight.server";
import * as css from "./withdraw.css";

/** Shown instead of a form that could not be submitted: the obstacle, and the step that removes it. */
export function WithdrawBlocked({ preflight }: { preflight: Preflight }) {
  const { t } = useTranslation(["withdraw", "public"]);
  const { main, inGames, payee, reason } = preflight;
  return (
    <Dialog title={t("title")} parent={paths.home} hasArt>
      <div className={dialog.body}>
        <div className={css.lines}>
          <dl>
            <div className={css.line}>
              <dt className={css.term}>{t("mainWallet")}</dt>
              <dd className={css.sum}>
                <Money amount={main} isBalance />
              </dd>
            </div>
          </dl>
          <Funds inGames={inGames} payee={payee} />
        </div>
        <Alert tone="warning" icon="alert">
          {payee ? (reason ?? t("noLimits")) : t("noAccount")}
        </Alert>
        <div className={dialog.actions}>
          <LinkButton to={paths.home} variant="secondary">
            {t("public:common.cancel")}
          </LinkButton>
          {payee ? (
            <LinkButton to={paths.withdraw} reloadDocument>
              {t("retry")}
            </LinkButton>
          ) : (
            <LinkButton to={paths.editProfile}>{t("addAccount")}</LinkButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
