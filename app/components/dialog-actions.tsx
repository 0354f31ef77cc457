import type { MouseEventHandler } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "./button";
import * as css from "./dialog.css";
import { MoneyButton } from "./money-button";

interface DialogActionsProps {
  /** The URL that cancelling leads to. */
  parent: string;
  submit: string;
  /** The button's text while its form is being submitted. */
  submitting: string;
  isPending: boolean;
  /** Moves money: disabled while offline. */
  isMoney?: boolean;
  isDisabled?: boolean;
  /** The button's `do` value, on a page with several forms. */
  button?: string;
  /** For the submit button. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** The bar at the end of a dialog's form: cancel, and the submit button. */
export function DialogActions(props: DialogActionsProps) {
  const { parent, submit, submitting, isPending, isMoney, isDisabled, button, onClick } = props;
  const { t } = useTranslation();
  const Submit = isMoney ? MoneyButton : Button;
  return (
    <div className={css.actions}>
      <LinkButton to={parent} variant="secondary">
        {t("common.cancel")}
      </LinkButton>
      <Submit
        type="submit"
        disabled={isDisabled}
        isBusy={isPending}
        onClick={onClick}
        {...(button !== undefined && { name: "do", value: button })}
      >
        {isPending ? submitting : submit}
      </Submit>
    </div>
  );
}
