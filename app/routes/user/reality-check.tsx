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

/**
 * Shows from time to time how long the member has been signed in and the net result; without JavaScript home has a link
 * instead.
 */
export function RealityCheck({ dueInMs, initial }: RealityCheckProps) {
  const { pathname, search } = useLocation();
  const facts = useReminder(dueInMs) ?? initial;
  const isOpen = new URLSearchParams(search).get("dialog") === "reality";
  if (isOpen && facts) return <RealityDialog {...facts} />;
  return dueInMs === 0 && pathname === paths.home ? <UnscriptedLine /> : null;
}

function UnscriptedLine() {
  const { t } = useTranslation("reality");
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
