import { useTranslation } from "react-i18next";
import { Alert } from "./alert";

interface SomeHiddenProps {
  someHidden: boolean;
  /** What is left out and where else it shows; "items" unless given. */
  text?: string;
}

/** Says of a list that some of its rows cannot be shown; nothing where none was left out. */
export function SomeHidden({ someHidden, text }: SomeHiddenProps) {
  const { t } = useTranslation("public");
  return someHidden ? (
    <Alert tone="warning" icon="alert">
      {text ?? t("common.someHidden")}
    </Alert>
  ) : null;
}
