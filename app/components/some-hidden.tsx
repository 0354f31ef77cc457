import { useTranslation } from "react-i18next";
import { Alert } from "./alert";

/** Says of a list that some of its rows cannot be shown; nothing where none was left out. */
export function SomeHidden({ someHidden }: { someHidden: boolean }) {
  const { t } = useTranslation("public");
  return someHidden ? (
    <Alert tone="warning" icon="alert">
      {t("common.someHidden")}
    </Alert>
  ) : null;
}
