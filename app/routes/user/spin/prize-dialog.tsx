import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import { paths } from "~/paths";
import * as css from "./prize.css";
import { PrizeActions } from "./prize-actions";
import { isOnMark, PrizeMark } from "./prize-mark";
import type { Prize } from "./spin-reply";

interface PrizeDialogProps {
  prize: Prize;
  /** The operator's words for it. */
  label: string;
  /** The coins left. */
  coins: number;
  /** The operator's own text about the slice; it says what to do with a prize, so ours is left out. */
  note: SafeHtml | undefined;
}

const titles = {
  coupon: "won.title",
  coins: "won.title",
  missed: "missed.title",
  told: "told.title",
} as const;

/**
 * What a spin has brought: a prize on its plate, to be received there; nothing, calmly; or the operator's words where
 * nobody can tell. Closing it returns to the wheel with current data.
 */
export function PrizeDialog({ prize, label, coins, note }: PrizeDialogProps) {
  const { t } = useTranslation("spin");
  const { kind } = prize.verdict;
  const isWon = kind === "coupon" || kind === "coins";
  return (
    <Dialog
      title={t(titles[kind])}
      parent={paths.spin}
      crest={<PrizeMark label={isWon ? label : undefined} />}
    >
      <div className={`${dialogCss.body} ${css.body}`}>
        {kind === "missed" ? (
          <p>{t("missed.stopped", { label })}</p>
        ) : (
          <p className={isWon && isOnMark(label) ? visuallyHidden : css.prize}>{label}</p>
        )}
        {note ? <OperatorHtml html={note} /> : null}
        {kind === "coupon" && !note ? <p>{t("won.receiveText")}</p> : null}
        {kind === "missed" && coins > 0 ? <p>{t("missed.left", { coins })}</p> : null}
        <PrizeActions prize={prize} label={label} coins={coins} />
        {prize.remaining === undefined || kind === "missed" ? null : (
          <p className={css.caption}>{t("won.left", { coins })}</p>
        )}
      </div>
    </Dialog>
  );
}
