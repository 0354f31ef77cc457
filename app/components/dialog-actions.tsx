import { useFormAction, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "./button";
import * as css from "./dialog.css";

interface DialogActionsProps {
  /** Where cancelling leads. */
  parent: string;
  submit: string;
  /** What the button says while its form is on its way. */
  submitting: string;
}

/** The bar at the end of a dialog's form: cancel, and the one button that acts. */
export function DialogActions({ parent, submit, submitting }: DialogActionsProps) {
  const { t } = useTranslation();
  const action = useFormAction();
  const navigation = useNavigation();
  const isSubmitting = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <div className={css.actions}>
      <LinkButton to={parent} variant="secondary">
        {t("common.cancel")}
      </LinkButton>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? submitting : submit}
      </Button>
    </div>
  );
}
