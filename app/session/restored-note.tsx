import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";

/** Says that the form holds what was typed before the session ended, so that nobody mistakes it for saved data. */
export function RestoredNote() {
  const { t } = useTranslation("member");
  return <Alert tone="warning">{t("frame.restored")}</Alert>;
}
