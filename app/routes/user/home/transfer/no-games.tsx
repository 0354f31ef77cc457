import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { paths } from "~/paths";

/** Without an open game account there is nowhere to transfer to: where one is opened. */
export function NoGames() {
  const { t } = useTranslation("transfer");
  return (
    <Dialog title={t("title")} parent={paths.home} hasArt>
      <div className={dialog.body}>
        <p>{t("noGames")}</p>
        <div className={dialog.actions}>
          <LinkButton to={paths.home}>{t("toGames")}</LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
