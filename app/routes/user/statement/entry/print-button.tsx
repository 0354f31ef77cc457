import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import * as css from "./receipt-actions.css";

/** On a desktop; without JavaScript, members print from the browser's menu. */
export function PrintButton() {
  const { t } = useTranslation("statement");
  return (
    <Button type="button" variant="secondary" className={css.print} onClick={() => window.print()}>
      {t("entry.print")}
    </Button>
  );
}
