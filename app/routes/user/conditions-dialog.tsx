import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import * as css from "./conditions-dialog.css";
import { dialogSearch } from "./dialog-search";

const SOURCE = "/user/conditions";

interface Answer {
  /** Undefined when the operator did not answer. */
  conditions?: SafeHtml[];
}

interface ConditionsDialogProps {
  /** What came with the page; null where the dialog was opened by script. */
  initial: Answer | null;
  /** Before they are loaded (specification, section 9). */
  delayMs: number;
}

/** The operator's conditions over whatever screen is there (specification, section 2, bottom menu). */
export function ConditionsDialog({ initial, delayMs }: ConditionsDialogProps) {
  const { t } = useTranslation("member");
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<Answer>();
  const { load } = fetcher;
  const isMissing = initial === null;
  useEffect(
    function loadAfterDelay() {
      if (!isMissing) return;
      const timer = setTimeout(() => load(SOURCE), delayMs);
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

function Conditions({ conditions }: Answer) {
  const { t } = useTranslation(["member", "public"]);
  const { search } = useLocation();
  if (conditions === undefined) {
    return (
      <>
        <p role="status">{t("member:conditions.failed")}</p>
        <LinkButton to={search} reloadDocument variant="secondary">
          {t("public:common.retry")}
        </LinkButton>
      </>
    );
  }
  if (conditions.length === 0) return <p>{t("member:conditions.empty")}</p>;
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
