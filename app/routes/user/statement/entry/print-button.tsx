import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import * as css from "./entry.css";

/** Without JavaScript, members print from the browser's menu. */
export function PrintButton() {
  const { t } = useTranslation("statement");
  return (
    <Button type="button" className={css.withScript} onClick={() => window.print()}>
      {t("entry.print")}
    </Button>
  );
}
