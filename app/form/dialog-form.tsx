import type { ReactNode } from "react";
import { Dialog } from "~/components/dialog";
import * as css from "~/components/dialog.css";
import { DialogActions } from "~/components/dialog-actions";
import { FormFrame } from "./form-frame";
import type { FormKit } from "./form-kit";
import { ReviewStep, type ReviewWords } from "./review-step";

interface DialogFormProps {
  title: string;
  /** The URL of the screen below, to which closing and cancelling lead. */
  parent: string;
  form: FormKit;
  /** The intent token of a form that moves money. */
  intent?: string;
  /** A picture of the brand's above the fields, where there is room. */
  hasArt?: boolean;
  /** The submit button's text, and its text while the form is being submitted. */
  submit: string;
  submitting: string;
  /** Moves money: disabled while offline. */
  isMoney?: boolean;
  /** Cannot be submitted now; the form shows the reason. */
  isDisabled?: boolean;
  /** The browser's Back leads from the review to the fields as they were, not to the screen below. */
  hasReview?: boolean;
  /** The texts of the review step, for a form that has one (form-settings.ts, `review`). */
  review?: ReviewWords;
  children: ReactNode;
}

/** A dialog with one form: title, errors, fields, cancel and the submit button. */
export function DialogForm({
  title,
  parent,
  form,
  intent,
  hasArt,
  hasReview,
  review,
  children,
  ...actions
}: DialogFormProps) {
  const isReviewed = review !== undefined && form.reply?.review !== undefined;
  return (
    <Dialog title={title} parent={parent} hasArt={hasArt && !isReviewed}>
      {isReviewed ? <ReviewStep form={form} intent={intent} {...review} /> : null}
      {/* The fields stay mounted but hidden, so that they keep their values for corrections. */}
      <FormFrame
        form={form}
        intent={intent}
        className={isReviewed ? undefined : css.body}
        isHidden={isReviewed}
        replace={hasReview ? false : undefined}
      >
        {children}
        <DialogActions parent={parent} button={form.submit} {...actions} />
      </FormFrame>
    </Dialog>
  );
}
