import type { ComponentProps } from "react";
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
  /** Moves money: disabled while offline. */
  isMoney?: boolean;
  isDisabled?: boolean;
  /** The submit button's attributes. */
  button: ComponentProps<typeof Button>;
}

/** The bar at the end of a dialog's form: cancel, and the submit button. */
export function DialogActions(props: DialogActionsProps) {
  const { parent, submit, submitting, isMoney, isDisabled, button } = props;
  const { t } = useTranslation();
  const Submit = isMoney ? MoneyButton : Button;
  return (
    <div className={css.actions}>
      <LinkButton to={parent} variant="secondary">
        {t("common.cancel")}
      </LinkButton>
      <Submit {...button} disabled={isDisabled}>
        {button.isBusy ? submitting : submit}
      </Submit>
    </div>
  );
}
