import { type MouseEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { DialogActions } from "~/components/dialog-actions";
import { AfterHydration } from "~/document/after-hydration";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import { paths } from "~/paths";
import * as css from "./spin.css";
import { type ClaimReview, IN_PLACE } from "./spin-reply";

interface ClaimDialogProps {
  review: ClaimReview;
  intent: string;
  /** The page of the table below. */
  page: number;
  debounceMs: number;
}

/** Asks for confirmation before a coupon is used; both buttons lead back to the wheel with current data. */
export function ClaimDialog({ review, intent, page, debounceMs }: ClaimDialogProps) {
  const { t } = useTranslation("spin");
  const form = useButtonForm("claim", "claim");
  const isFirst = useDebounced(debounceMs);
  const parent = page > 1 ? `${paths.spin}?page=${page}` : paths.spin;
  const { id, name, count } = review.facts;
  return (
    <Dialog title={t("coupons.review")} parent={parent}>
      <FormFrame form={form} className={dialogCss.body} intent={intent}>
        <input type="hidden" name="coupon" value={id} />
        <input type="hidden" name="of" value="claim" />
        <AfterHydration>
          <input type="hidden" name={IN_PLACE} value="1" />
        </AfterHydration>
        <p className={css.prize}>{count === 1 ? name : `${count} × ${name}`}</p>
        <p>{t("coupons.reviewText")}</p>
        <DialogActions
          parent={parent}
          submit={t("coupons.confirm")}
          submitting={t("coupons.confirming")}
          isMoney
          button={{ ...form.submit, value: "confirm", onClick: isFirst }}
        />
      </FormFrame>
    </Dialog>
  );
}

/** Lets the first tap through, and ignores those that follow until there was none for this long. */
function useDebounced(debounceMs: number): (event: MouseEvent) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    if (event.timeStamp - last.current < debounceMs) event.preventDefault();
    last.current = event.timeStamp;
  };
}
