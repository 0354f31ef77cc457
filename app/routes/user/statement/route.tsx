import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Notice } from "~/components/notice";
import { Pagination } from "~/components/pagination";
import { ErrorScreen } from "~/errors/error-screen";
import { orErrorPage } from "~/errors/failure.server";
import { type PageFacts, pageOf } from "~/operator/page";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/shell/title";
import { HideBalances } from "../hide-balances";
import { SaferPlay } from "../safer-play";
import { saferPlayOf } from "../safer-play.server";
import { CoveredPeriod } from "./covered-period";
import { daysOf } from "./days.server";
import { readPage, searchPage } from "./entries.server";
import { filterSearch, isFiltered, readFilter } from "./filter";
import { FilterForm } from "./filter-form";
import { isUnderWay, useFollowing } from "./following";
import * as css from "./statement.css";
import { StatementAside, StatementTools } from "./statement-aside";
import { StatementTable } from "./statement-table";
import { shownSums } from "./sums";

export const handle = { i18n: ["statement", "money"] };

export const meta = titleMeta;

const STATEMENT = "/user/statement";

/** One page of the statement, newest first; without a filter it costs the same however long the statement is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  const { timeZone, features, pageSizes } = brand;
  const search = new URL(request.url).searchParams;
  const asked = readFilter(features.statementFilters ? search : new URLSearchParams());
  const { filter } = asked;
  const page = pageOf(request);
  const limit = pageSizes.statement;
  const now = Date.now();
  const { list } = member.operator.statement;
  const reading = isFiltered(filter)
    ? searchPage(list, { filter, page, limit, timeZone, now })
    : readPage(list, page, limit);
  const { entries, pages, covered } = await orErrorPage(reading, context);
  if (entries.length === 0 && page > 1) throw redirect(beforeTheEnd(pages, filterSearch(filter)));
  return {
    title: texts.t(locale)("statement:title"),
    days: daysOf(entries, timeZone, now),
    pages,
    asked,
    covered,
    sums: features.moneySummary ? shownSums(entries, timeZone) : null,
    saferPlay: saferPlayOf(context),
    hasFilters: features.statementFilters,
    hasExport: features.statementExport,
    hasSlips: features.slips,
    hasFailedExport: search.has("csv"),
    isFollowed: !isFiltered(filter) && entries.some(({ entry }) => isUnderWay(entry, now)),
  };
}

/** Where a page beyond the end redirects: to the last page, or to the first if the operator gives no total. */
function beforeTheEnd({ page, pageCount = 1 }: PageFacts, search: string): string {
  if (pageCount <= 1 || pageCount >= page) return STATEMENT + search;
  return `${STATEMENT}${search === "" ? "?" : `${search}&`}page=${pageCount}`;
}

export default function Statement() {
  const { t } = useTranslation(["statement", "money"]);
  const { days, pages, asked, covered, isFollowed, ...more } = useLoaderData<typeof loader>();
  const { filter, faults } = asked;
  useFollowing(isFollowed);
  const isEmpty = days.length === 0;
  const hasFault = Object.keys(faults).length > 0;
  if (isEmpty && !isFiltered(filter) && !hasFault) {
    return (
      <Notice heading={t("title")} text={t("empty")}>
        {more.hasSlips ? (
          <LinkButton to="/user/statement/slips" variant="secondary">
            {t("slips")}
          </LinkButton>
        ) : null}
        <LinkButton to="/user/home">{t("money:outcome.home")}</LinkButton>
      </Notice>
    );
  }
  const search = filterSearch(filter);
  return (
    <section className={css.statement}>
      <div className={css.head}>
        <h1 className={css.title}>{t("title")}</h1>
        <HideBalances />
      </div>
      {more.hasFilters ? <FilterForm {...asked} /> : null}
      <div className={css.columns}>
        <div className={css.entries}>
          {more.hasFailedExport ? <Alert tone="negative">{t("csv.failed")}</Alert> : null}
          <StatementTools search={search} hasSummary={more.sums !== null} {...more} />
          {covered ? <CoveredPeriod {...covered} /> : null}
          {isEmpty ? <p role="status">{t("filter.empty")}</p> : <StatementTable days={days} />}
          <Pagination path={STATEMENT + search} {...pages} />
        </div>
        <StatementAside search={search} {...more} />
      </div>
      <SaferPlay {...more.saferPlay} />
    </section>
  );
}

export { ErrorScreen as ErrorBoundary };
