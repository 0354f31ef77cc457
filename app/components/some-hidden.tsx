import { useTranslation } from "react-i18next";
import { Alert } from "./alert";

interface SomeHiddenProps {
  someHidden: boolean;
  /** What is omitted and where else to see it; a general text unless given. */
  text?: string;
}

/** Says that some rows of a list cannot be shown; renders nothing if none was omitted. */
export function SomeHidden({ someHidden, text }: SomeHiddenProps) {
  const { t } = useTranslation("public");
  return someHidden ? (
    <Alert tone="warning" icon="alert">
      {text ?? t("common.someHidden")}
    </Alert>
  ) : null;
}
