import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { CouldNotRead } from "~/components/could-not-read";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { Notice } from "~/components/notice";
import { Pagination } from "~/components/pagination";
import { SomeHidden } from "~/components/some-hidden";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { RequestContext } from "~/context";
import { pendingDeposits } from "~/deposits/pending.server";
import { ErrorScreen } from "~/errors/error-screen";
import { ownOrPanel } from "~/errors/or-error-page.server";
import { localDate } from "~/format/date";
import { type PageFacts, pageOf } from "~/format/page";
import { type Member, requireMember } from "~/member/guard.server";
import { recentRecords } from "~/money/outcome/recent-records.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { HideBalances } from "../balances/hide-balances";
import { SaferPlay } from "../safer-play/safer-play";
import { saferPlayOf } from "../safer-play/safer-play.server";
import { CoveredPeriod } from "./covered-period";
import { type Filter, filterSearch, isFiltered, readFilter, typedSearch } from "./filter";
import { isWorthPolling, useFollowing } from "./polling";
import * as css from "./statement.css";
import { readPage, rowsOf, type StatementPage, searchPage } from "./statement.server";
import { StatementTable } from "./statement-table";

export const handle = { i18n: ["statement", "money"] };

export const meta = titleMeta;

/** Stands for a statement that could not be read. */
const EMPTY_PAGE: StatementPage = { entries: [], pages: { page: 1, hasNext: false, someHidden: false } };

/** One page of the statement, newest first; without a filter it costs the same however long the statement is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  const { timeZone, features, pageSizes } = brand;
  const { pathname, searchParams } = new URL(request.url);
  // Below the statement's own address the search belongs to the dialog above it.
  const isBehind = pathname !== paths.statement;
  const search = isBehind ? new URLSearchParams() : searchParams;
  const asked = readFilter(
    features.statementFilters ? search : new URLSearchParams(),
    localDate(Date.now(), timeZone),
  );
  const { filter, faults } = asked;
  if (Object.keys(faults).length > 0) throw redirect(paths.statementFilter + typedSearch(asked));
  const page = isBehind ? 1 : pageOf(request);
  const limit = pageSizes.statement;
  const now = Date.now();
  const { list } = member.operator.statement;
  const reading = isFiltered(filter)
    ? searchPage(list, { filter, page, limit, timeZone, now })
    : readPage(list, page, limit);
  // Behind a dialog that the address opens at once, the statement may be missing.
  const read = isBehind
    ? { value: (await withTimeout(reading)) ?? null, reason: undefined }
    : await ownOrPanel(reading, context);
  const { entries, pages, covered } = read.value ?? EMPTY_PAGE;
  if (read.value && entries.length === 0 && !pages.someHidden && page > 1)
    throw redirect(lastPagePath(pages, filterSearch(filter)));
  return {
    title: texts.t(locale)("statement:title"),
    isShown: read.value !== null || !isBehind,
    unread: read.value === null ? (read.reason ?? texts.t(locale)("statement:unread")) : undefined,
    rows: rowsOf(entries, { timeZone, now }),
    waitingSlips: isBehind ? 0 : await waitingSlips(member, context),
    pages,
    asked,
    covered,
    hasSummary: features.moneySummary,
    saferPlay: saferPlayOf(context),
    hasFilters: features.statementFilters,
    hasExport: features.statementExport,
    hasSlips: features.slips,
    hasFailedExport: search.has("csv"),
    isFollowed: !isFiltered(filter) && entries.some(({ entry }) => isWorthPolling(entry, now)),
  };
}

/** The member's slips that are being checked; read only if this member has sent one within the last day. */
async function waitingSlips(member: Member, context: RequestContext): Promise<number> {
  if (!context.brand.features.slips) return 0;
  const reading = recentRecords(member.key, context).then((records) =>
    pendingDeposits(member, context, records),
  );
  const pending = await withTimeout(reading);
  return (pending ?? []).filter(({ kind }) => kind === "slip").length;
}

/** Where a page beyond the end redirects to: the last page, or the first if the operator gives no total. */
function lastPagePath({ page, pageCount = 1 }: PageFacts, search: string): string {
  if (pageCount <= 1 || pageCount >= page) return paths.statement + search;
  return `${paths.statement}${search === "" ? "?" : `${search}&`}page=${pageCount}`;
}

/** A dialog leaves the statement behind it as it is; closing it leads to the first page, whichever was shown. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  if (nextUrl.pathname !== paths.statement) return false;
  return defaultShouldRevalidate || currentUrl.pathname !== paths.statement;
}

export default function Statement() {
  const { t } = useTranslation("statement");
  const { isShown, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      {isShown ? <Page {...page} /> : <h1 className={visuallyHidden}>{t("title")}</h1>}
      <Outlet />
    </>
  );
}

type PageProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, "isShown" | "title">;

function Page({ unread, rows, pages, asked, covered, isFollowed, ...more }: PageProps) {
  const { t } = useTranslation(["statement", "money"]);
  const { filter } = asked;
  useFollowing(isFollowed);
  const location = useLocation();
  const isEmpty = rows.length === 0;
  if (unread === undefined && isEmpty && !isFiltered(filter) && !pages.someHidden) {
    return (
      <Notice heading={t("title")} text={t("empty")}>
        {more.hasSlips ? (
          <LinkButton to={paths.slips} variant="secondary">
            {t("slips")}
          </LinkButton>
        ) : null}
        <LinkButton to={paths.home}>{t("money:outcome.home")}</LinkButton>
      </Notice>
    );
  }
  const search = filterSearch(filter);
  return (
    <section className={css.statement}>
      <div className={css.head}>
        <h1 className={css.title}>{t("title")}</h1>
        <Tools filter={filter} search={search} {...more} />
        <HideBalances />
      </div>
      {more.hasFailedExport ? <Alert tone="negative">{t("csv.failed")}</Alert> : null}
      <SomeHidden {...pages} />
      {covered ? <CoveredPeriod {...covered} /> : null}
      {unread !== undefined ? (
        <CouldNotRead text={unread} to={`${location.pathname}${location.search}`} />
      ) : isEmpty ? (
        <p role="status">{t("filter.empty")}</p>
      ) : (
        <StatementTable rows={rows} />
      )}
      <Pagination path={paths.statement + search} {...pages} />
      <SaferPlay {...more.saferPlay} />
    </section>
  );
}

interface ToolsProps extends Pick<PageProps, "hasFilters" | "hasSlips" | "hasSummary" | "hasExport"> {
  filter: Filter;
  /** The filter's search, kept in links that lead on from the list. */
  search: string;
  /** The slips that are being checked. */
  waitingSlips: number;
}

/** One quiet row above the entries. */
function Tools({ filter, search, hasFilters, hasSlips, hasSummary, hasExport, waitingSlips }: ToolsProps) {
  const { t } = useTranslation("statement");
  if (![hasFilters, hasSlips, hasSummary, hasExport].includes(true)) return null;
  return (
    <div className={css.tools}>
      {hasFilters ? (
        <Tool
          icon="filter"
          to={paths.statementFilter + search}
          data-chosen={isFiltered(filter) ? "" : undefined}
          preventScrollReset
        >
          <span>{t("filter.open")}</span>
        </Tool>
      ) : null}
      {hasSlips ? (
        <Tool icon="picture" to={paths.slips}>
          <span>{t("slipsShort")}</span>
          {waitingSlips > 0 ? <span className={css.count}>{waitingSlips}</span> : null}
        </Tool>
      ) : null}
      {hasSummary ? (
        <Tool icon="sum" to={paths.summary}>
          <span>{t("summary.title")}</span>
        </Tool>
      ) : null}
      {hasExport ? (
        <Tool icon="in" to={paths.statementFile + search} aria-label={t("csv.download")} reloadDocument>
          <span>CSV</span>
        </Tool>
      ) : null}
    </div>
  );
}

function Tool({ icon, children, ...link }: ComponentProps<typeof Link> & { icon: IconName }) {
  return (
    <Link {...link} className={css.tool}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}

export { ErrorScreen as ErrorBoundary };
