import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import * as css from "~/components/dialog.css";
import { MoneyButton } from "~/components/money-button";
import { OwnForm } from "./bound-form";
import type { FormKit } from "./form-kit";
import { stacked } from "./review-step.css";

export interface ReviewWords {
  /** What will happen. */
  facts: ReactNode;
  /** The confirming button's text, and its text while the form is being submitted. */
  confirm: ReactNode;
  confirming: string;
  /** The back button's text, if it does more than go back. */
  back?: string;
  /** Confirming ends something for good: a red button, and below it an equally large one to go back. */
  isEnd?: boolean;
}

interface ReviewStepProps extends ReviewWords {
  /** The form whose reply asks for the review; the fields are sent again as typed. */
  form: FormKit;
  /** The intent token of a form that moves money or grants something. */
  intent: string | undefined;
}

/** The second step of a form with a review: the facts, a button back to the fields, and the confirming button. */
export function ReviewStep({ form, intent, facts, isEnd = false, ...words }: ReviewStepProps) {
  const { confirm, confirming, back } = words;
  const { t } = useTranslation();
  const box = useRef<HTMLFormElement>(null);
  useEffect(function readOut() {
    // Scroll to the first line: focusing an element higher than the screen would scroll to its middle.
    box.current?.focus({ preventScroll: true });
    box.current?.closest("dialog")?.scrollTo(0, 0);
  }, []);
  const { isPending, submit, reply } = form;
  const hidden = Object.entries({
    ...reply?.review?.values,
    ...(intent && { intent }),
    ...(submit.value && { of: submit.value }),
  });
  return (
    <OwnForm ref={box} method="post" className={css.review} tabIndex={-1}>
      {facts}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={isEnd ? stacked : css.actions}>
        <Button type="submit" name="do" value="edit" variant="secondary" disabled={isPending}>
          {back ?? t("common.back")}
        </Button>
        <MoneyButton name="do" value="confirm" variant={isEnd ? "danger" : "primary"} isBusy={isPending}>
          {isPending ? confirming : confirm}
        </MoneyButton>
      </div>
    </OwnForm>
  );
}
