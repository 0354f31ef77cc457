import { useTranslation } from "react-i18next";
import { Alert } from "./alert";

interface SomeHiddenProps {
  someHidden: boolean;
  /** What is omitted and where else it shows; "items" unless given. */
  text?: string;
}

/** Says of a list that some of its rows cannot be shown; nothing where none was omitted. */
export function SomeHidden({ someHidden, text }: SomeHiddenProps) {
  const { t } = useTranslation("public");
  return someHidden ? (
    <Alert tone="warning" icon="alert">
      {text ?? t("common.someHidden")}
    </Alert>
  ) : null;
}
