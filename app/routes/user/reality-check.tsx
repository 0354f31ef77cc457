import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import * as css from "./reality-check.css";
import { RealityDialog } from "./reality-dialog";
import type { RealityFacts } from "./reality-facts";
import { useReminder } from "./reminder";

interface RealityCheckProps {
  /** The time until the next check when the page was rendered; null if the brand has none. */
  dueInMs: number | null;
  /** The check's facts if the page's URL requests it. */
  initial: RealityFacts | null;
}

/** Shows from time to time how long the member has been signed in and the net result. */
export function RealityCheck({ dueInMs, initial }: RealityCheckProps) {
  const { search } = useLocation();
  const facts = useReminder(dueInMs) ?? initial;
  return isOpen(search) && facts ? <RealityDialog {...facts} /> : null;
}

function isOpen(search: string): boolean {
  return new URLSearchParams(search).get("dialog") === "reality";
}

/** Without JavaScript it is home that offers the check once it is due. */
export function RealityLine({ dueInMs }: Pick<RealityCheckProps, "dueInMs">) {
  const { t } = useTranslation("reality");
  const { pathname, search } = useLocation();
  if (dueInMs !== 0 || pathname !== paths.home || isOpen(search)) return null;
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
