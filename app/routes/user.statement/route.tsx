import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Notice } from "~/components/notice";
import { Pagination } from "~/components/pagination";
import { ErrorScreen } from "~/errors/error-screen";
import { needed } from "~/errors/failure.server";
import { formatTime } from "~/format/date";
import { relativeTime } from "~/format/relative-time";
import { statementLine } from "~/money/statement";
import { type PageFacts, pageFacts, pageOf } from "~/operator/page";
import { requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";
import * as css from "./statement.css";
import { StatementRow } from "./statement-row";

export const meta = titleMeta;

/** One page of the statement, newest first; the page costs the same however long the statement is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  const page = pageOf(request);
  const limit = brand.pageSizes.statement;
  const { statements, total } = await needed(member.operator.statement.list({ page, limit }), context);
  const pages = pageFacts(page, limit, statements.length, total);
  if (statements.length === 0 && page > 1) throw redirect(beforeTheEnd(pages));
  const now = Date.now();
  return {
    title: texts.t(locale)("member:statement.title"),
    pages,
    rows: statements.map((entry, index) => ({
      key: `${page}-${index}`,
      line: statementLine(entry),
      time: formatTime(entry.createdAt, brand.timeZone),
      isoTime: entry.createdAt,
      ago: relativeTime(entry.createdAt, now),
    })),
  };
}

/** From a page that is not there to the last one; to the first where the operator does not say how many there are. */
function beforeTheEnd({ page, pageCount = 1 }: PageFacts): string {
  return pageCount > 1 && pageCount < page ? `/user/statement?page=${pageCount}` : "/user/statement";
}

export default function Statement() {
  const { t } = useTranslation("member");
  const { rows, pages } = useLoaderData<typeof loader>();
  if (rows.length === 0) {
    return (
      <Notice heading={t("statement.title")} text={t("statement.empty")}>
        <LinkButton to="/user/home">{t("outcome.home")}</LinkButton>
      </Notice>
    );
  }
  return (
    <section className={css.statement}>
      <h1>{t("statement.title")}</h1>
      <ol className={css.rows}>
        {rows.map(({ key, ...row }) => (
          <StatementRow key={key} {...row} />
        ))}
      </ol>
      <Pagination path="/user/statement" {...pages} />
    </section>
  );
}

export { ErrorScreen as ErrorBoundary };
