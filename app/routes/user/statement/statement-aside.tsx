import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { type Sign, SignedMoney } from "~/components/signed-money";
import { paths } from "~/paths";
import * as css from "./statement-aside.css";
import type { shownSums } from "./sums";

interface Reach {
  /** The filter's search, kept in links that lead on from the list. */
  search: string;
  hasExport: boolean;
  hasSlips: boolean;
}

interface ToolsProps extends Reach {
  hasSummary: boolean;
  /** The slips that are being checked. */
  waitingSlips: number;
}

/** On a phone, one quiet row above the entries. */
export function StatementTools({ search, hasExport, hasSlips, hasSummary, waitingSlips }: ToolsProps) {
  const { t } = useTranslation("statement");
  if (!hasExport && !hasSummary && !hasSlips) return null;
  return (
    <div className={css.tools}>
      {hasSlips ? (
        <Link className={css.tool} to={paths.slips}>
          <Icon name="picture" />
          {t("slipsShort")}
          {waitingSlips > 0 ? <span className={css.count}>{waitingSlips}</span> : null}
        </Link>
      ) : null}
      {hasSummary ? (
        <Link className={css.tool} to={paths.summary}>
          <Icon name="sum" />
          {t("summary.title")}
        </Link>
      ) : null}
      {hasExport ? (
        <Link
          className={css.tool}
          to={`${paths.statementFile}${search}`}
          aria-label={t("csv.download")}
          reloadDocument
        >
          <Icon name="in" />
          CSV
        </Link>
      ) : null}
    </div>
  );
}

/** On a wide screen, beside the entries: the sums of the entries shown, and links to more. */
export function StatementAside({
  search,
  hasExport,
  hasSlips,
  sums,
}: Reach & { sums: ReturnType<typeof shownSums> | null }) {
  const { t } = useTranslation("statement");
  if (!hasExport && !hasSlips && !sums) return null;
  return (
    <aside className={css.aside} aria-label={t("summary.title")}>
      {sums ? (
        <>
          <h2>{t("summary.title")}</h2>
          <p className={css.caption}>{sums.from === sums.to ? sums.from : `${sums.from} – ${sums.to}`}</p>
          <dl className={css.lines}>
            <Line icon="in" term={t("summary.deposited")} amount={sums.deposited} sign="" />
            <Line icon="out" term={t("summary.withdrawn")} amount={sums.withdrawn} sign="" />
            <Line icon="sum" term={t("summary.net")} amount={sums.net} />
          </dl>
          <p className={css.caption}>{t("summary.note")}</p>
        </>
      ) : null}
      <div className={css.ways}>
        {sums ? (
          <LinkButton to={paths.summary} variant="quiet">
            {t("summary.open")}
          </LinkButton>
        ) : null}
        {hasExport ? (
          <LinkButton to={`${paths.statementFile}${search}`} variant="quiet" reloadDocument>
            {t("csv.download")}
          </LinkButton>
        ) : null}
        {hasSlips ? (
          <LinkButton to={paths.slips} variant="quiet">
            {t("slips")}
          </LinkButton>
        ) : null}
      </div>
    </aside>
  );
}

interface LineProps {
  icon: IconName;
  term: string;
  amount: ReturnType<typeof shownSums>["net"];
  sign?: Sign;
}

function Line({ icon, term, amount, sign }: LineProps) {
  return (
    <div className={css.line}>
      <dt className={css.term}>
        <Icon name={icon} />
        <span>{term}</span>
      </dt>
      <dd className={css.figure}>
        <SignedMoney amount={amount} sign={sign} isBalance />
      </dd>
    </div>
  );
}
