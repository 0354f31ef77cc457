import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CouldNotRead } from "~/components/could-not-read";
import { Dialog } from "~/components/dialog";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import { paths } from "~/paths";
import * as css from "./conditions-dialog.css";
import { dialogSearch } from "./dialog-search";

interface LoadedConditions {
  /** Undefined when the operator's look-up failed. */
  conditions?: SafeHtml[];
}

interface ConditionsDialogProps {
  /** The conditions that came with the page; null if a script opened the dialog. */
  initial: LoadedConditions | null;
  /** The delay before they are loaded (specification, section 9). */
  delayMs: number;
}

/** The operator's conditions in a dialog above the current screen (specification, section 2, bottom menu). */
export function ConditionsDialog({ initial, delayMs }: ConditionsDialogProps) {
  const { t } = useTranslation("member");
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<LoadedConditions>();
  const { load } = fetcher;
  const isMissing = initial === null;
  useEffect(
    function loadAfterDelay() {
      if (!isMissing) return;
      const timer = setTimeout(() => load(paths.conditions), delayMs);
      return () => clearTimeout(timer);
    },
    [isMissing, delayMs, load],
  );
  const answer = fetcher.data ?? initial;
  const isLoading = answer === null || fetcher.state !== "idle";
  return (
    <Dialog title={t("conditions.title")} parent={pathname + dialogSearch(search, null)}>
      <div className={css.conditions} aria-busy={isLoading}>
        {isLoading ? <Skeleton /> : <Conditions {...answer} />}
      </div>
    </Dialog>
  );
}

function Conditions({ conditions }: LoadedConditions) {
  const { t } = useTranslation("member");
  const { search } = useLocation();
  if (conditions === undefined) {
    const failed = <span role="status">{t("conditions.failed")}</span>;
    return <CouldNotRead as="lines" text={failed} to={search} />;
  }
  if (conditions.length === 0) return <p>{t("conditions.empty")}</p>;
  return (
    <ul className={css.list}>
      {conditions.map((html) => (
        <li key={html} className={css.item}>
          <OperatorHtml html={html} />
        </li>
      ))}
    </ul>
  );
}

function Skeleton() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      <span className={css.bone} />
      <span className={css.bone} />
      <span className={css.bone} />
    </div>
  );
}
