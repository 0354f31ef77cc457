import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import { paths } from "~/paths";
import type { WheelShape } from "~/wheel/shape";
import { Crest } from "../crest";
import * as css from "./spin.css";

interface PrizeDialogProps {
  label: string;
  /** The coins left. */
  remaining: number | undefined;
  /** The operator's own text about the prize. */
  note: SafeHtml | undefined;
  shape: WheelShape;
}

/** The prize of a spin. Closing it returns to the wheel with current data. */
export function PrizeDialog({ label, remaining, note, shape }: PrizeDialogProps) {
  const { t } = useTranslation(["spin", "public"]);
  // Only the search makes it more than a jump within the page, which would not read the coupons again.
  const coupons = `${paths.spin}${useLocation().search === "" ? "?page=1" : ""}#coupons`;
  return (
    <Dialog
      title={t("won.title")}
      parent={paths.spin}
      // The river theme's dialog has only its band here.
      crest={shape === "shore" ? null : <Crest tone="positive" icon="check" />}
    >
      <div className={`${dialogCss.body} ${css.prizeBody}`}>
        <p className={css.prize}>{label}</p>
        {note ? <OperatorHtml html={note} /> : null}
        {remaining === undefined ? null : (
          <p className={css.caption}>{t("won.left", { coins: remaining })}</p>
        )}
        <div className={dialogCss.actions}>
          <LinkButton to={paths.spin} variant="secondary" className={css.close}>
            {t("public:common.close")}
          </LinkButton>
          <LinkButton to={coupons}>{t("won.toCoupons")}</LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
