import { useTranslation } from "react-i18next";
import { Stages } from "~/components/stages";
import * as css from "./tracker.css";
import type { TrackerFacts } from "./tracker.server";

/** The money's way to the bank, below each other on a phone. */
export function Tracker({ stages }: Pick<TrackerFacts, "stages">) {
  const { t } = useTranslation("money");
  return (
    <div className={css.tracker}>
      <Stages stages={stages} now={t("outcome.now")} isTall />
    </div>
  );
}
