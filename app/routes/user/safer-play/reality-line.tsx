import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import { openDialog } from "../dialog-search";
import * as css from "./reality-line.css";

/** Without JavaScript it is home that offers the check once it is due. */
export function RealityLine({ dueInMs }: { dueInMs: number | null }) {
  const { t } = useTranslation("reality");
  const { pathname, search } = useLocation();
  if (dueInMs !== 0 || pathname !== paths.home || openDialog(search) === "reality") return null;
  return (
    <noscript>
      <BoundForm reloadDocument method="post" action={paths.reality} className={css.unscripted}>
        <input type="hidden" name="returnTo" value={paths.home} />
        <span>{t("due")}</span>
        <Button type="submit" name="do" value="show" variant="quiet">
          {t("show")}
        </Button>
      </BoundForm>
    </noscript>
  );
}
