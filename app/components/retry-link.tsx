import { useTranslation } from "react-i18next";
import { type ButtonVariant, LinkButton } from "./button";

interface RetryLinkProps {
  to: string;
  variant?: ButtonVariant;
  isWide?: boolean;
}

/**
 * A link to try again after a failed read. A full page load, so that it works without JavaScript and rereads
 * everything.
 */
export function RetryLink({ variant = "secondary", ...rest }: RetryLinkProps) {
  const { t } = useTranslation();
  return (
    <LinkButton {...rest} variant={variant} reloadDocument>
      {t("common.retry")}
    </LinkButton>
  );
}
