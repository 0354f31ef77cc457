import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Notice } from "~/components/notice";
import { Pagination } from "~/components/pagination";
import { SomeHidden } from "~/components/some-hidden";
import { Unread } from "~/components/unread";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { RequestContext } from "~/context";
import { pendingDeposits } from "~/deposits/pending.server";
import { ErrorScreen } from "~/errors/error-screen";
import { ownOrPanel } from "~/errors/or-error-page.server";
import { localDate } from "~/format/date";
import { type PageFacts, pageOf } from "~/format/page";
import { type Member, requireMember } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { HideBalances } from "../hide-balances";
import { SaferPlay } from "../safer-play";
import { saferPlayOf } from "../safer-play.server";
import { statementLine } from "../statement-line";
import { accountsIn } from "./accounts.server";
import { CoveredPeriod } from "./covered-period";
import { daysOf } from "./days.server";
import { readPage, type StatementPage, searchPage } from "./entries.server";
import { filterSearch, isFiltered, readFilter, typedSearch } from "./filter";
import { FilterChips, FilterLink } from "./filter-chips";
import { isUnderWay, useFollowing } from "./following";
import * as css from "./statement.css";
import { StatementAside, StatementTools } from "./statement-aside";
import { StatementTable } from "./statement-table";
import { shownSums } from "./sums";

export const handle = { i18n: ["statement", "money"] };

export const meta = titleMeta;

/** Stands for a statement that could not be read. */
const UNREAD: StatementPage = { entries: [], pages: { page: 1, hasNext: false, someHidden: false } };

/** One page of the statement, newest first; without a filter it costs the same however long the statement is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  const { timeZone, features, pageSizes } = brand;
  const { pathname, searchParams } = new URL(request.url);
  // What is asked for below the statement's address is asked of the dialog.
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
  // Behind a dialog that is asked for first, the statement is optional.
  const read = isBehind
    ? { value: (await withTimeout(reading)) ?? null, reason: undefined }
    : await ownOrPanel(reading, context);
  const { entries, pages, covered } = read.value ?? UNREAD;
  if (read.value && entries.length === 0 && !pages.someHidden && page > 1)
    throw redirect(beforeTheEnd(pages, filterSearch(filter)));
  const accounts = await accountsIn(
    entries.map(({ entry }) => statementLine(entry)),
    member,
    context,
  );
  return {
    title: texts.t(locale)("statement:title"),
    isShown: read.value !== null || !isBehind,
    unread: read.value === null ? (read.reason ?? texts.t(locale)("statement:unread")) : undefined,
    days: daysOf(entries, { timeZone, now, accounts }),
    waitingSlips: isBehind ? 0 : await waitingSlips(member, context),
    pages,
    asked,
    covered,
    sums: features.moneySummary && read.value ? shownSums(entries, timeZone) : null,
    saferPlay: saferPlayOf(context),
    hasFilters: features.statementFilters,
    hasExport: features.statementExport,
    hasSlips: features.slips,
    hasFailedExport: search.has("csv"),
    isFollowed: !isFiltered(filter) && entries.some(({ entry }) => isUnderWay(entry, now)),
  };
}

/** The member's slips that are being checked; read only if this member has sent one within the last day. */
async function waitingSlips(member: Member, context: RequestContext): Promise<number> {
  const pending = context.brand.features.slips ? await withTimeout(pendingDeposits(member, context)) : [];
  return (pending ?? []).filter(({ way }) => way === "slip").length;
}

/** Where a page beyond the end redirects: to the last page, or to the first if the operator gives no total. */
function beforeTheEnd({ page, pageCount = 1 }: PageFacts, search: string): string {
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

function Page({ unread, days, pages, asked, covered, isFollowed, ...more }: PageProps) {
  const { t } = useTranslation(["statement", "money"]);
  const { filter } = asked;
  useFollowing(isFollowed);
  const location = useLocation();
  const isEmpty = days.length === 0;
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
        {more.hasFilters ? <FilterChips filter={filter} /> : null}
        <div className={css.tools}>
          <HideBalances />
          {more.hasFilters ? <FilterLink filter={filter} /> : null}
        </div>
      </div>
      <StatementTools search={search} hasSummary={more.sums !== null} {...more} />
      <div className={css.columns}>
        <div className={css.entries}>
          {more.hasFailedExport ? <Alert tone="negative">{t("csv.failed")}</Alert> : null}
          <SomeHidden {...pages} />
          {covered ? <CoveredPeriod {...covered} /> : null}
          {unread !== undefined ? (
            <Unread text={unread} to={`${location.pathname}${location.search}`} />
          ) : isEmpty ? (
            <p role="status">{t("filter.empty")}</p>
          ) : (
            <StatementTable days={days} />
          )}
          <Pagination path={paths.statement + search} {...pages} />
        </div>
        <StatementAside search={search} {...more} />
      </div>
      <SaferPlay {...more.saferPlay} />
    </section>
  );
}

export { ErrorScreen as ErrorBoundary };
