import { useTranslation } from "react-i18next";
import { type ButtonVariant, LinkButton } from "./button";

interface RetryLinkProps {
  to: string;
  /** What the link says; "try again" by default. */
  label?: string;
  variant?: ButtonVariant;
  isWide?: boolean;
}

/**
 * A link to try again after a failed read. A full page load, so that it works without JavaScript and reads everything
 * again.
 */
export function RetryLink({ label, variant = "secondary", ...rest }: RetryLinkProps) {
  const { t } = useTranslation();
  return (
    <LinkButton {...rest} variant={variant} reloadDocument>
      {label ?? t("common.retry")}
    </LinkButton>
  );
}
