import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import { paths } from "~/paths";
import * as css from "./spin.css";

interface PrizeDialogProps {
  /** The operator's words for the result. */
  label: string;
  /** The coins that the operator says are left. */
  remaining: number | undefined;
  /** The operator's own text about the slice. */
  note: SafeHtml | undefined;
}

/** The result of a spin, as the operator's answer says it. Closing it loads the wheel and the coupons again. */
export function PrizeDialog({ label, remaining, note }: PrizeDialogProps) {
  const { t } = useTranslation(["spin", "public"]);
  return (
    <Dialog title={t("result")} parent={paths.spin} describedBy="result" hasArt>
      <div className={`${dialogCss.body} ${css.result}`}>
        <p id="result" className={css.prize}>
          {label}
        </p>
        {note ? <OperatorHtml html={note} /> : null}
        {remaining === undefined ? null : (
          <p className={css.caption}>{t("told.left", { coins: remaining })}</p>
        )}
        <LinkButton to={paths.spin}>{t("public:common.close")}</LinkButton>
      </div>
    </Dialog>
  );
}
