import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { LinkButton } from "~/components/button";
import { useBrand } from "~/document/brand";
import { ErrorScreen } from "~/errors/error-screen";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatTime } from "~/format/date";
import { pageOf } from "~/format/page";
import { requireMember } from "~/member/guard.server";
import { readReference } from "~/money/once/reference.server";
import { paths, receiptPath } from "~/paths";
import { shownReferences } from "~/routes/user/references.server";
import { titleMeta } from "~/shell/title";
import { findEntry } from "../find-entry.server";
import { statementLine } from "../statement-line";
import { zoneName } from "../zone.server";
import * as css from "./entry.css";
import { EntryFacts, RecordFacts } from "./entry-facts";
import { PrintButton } from "./print-button";
import { SaveReceipt, ShareReceipt } from "./receipt-actions";

export const handle = { i18n: ["statement", "money"] };

export const meta = titleMeta;

/** One entry to keep or print. The URL identifies it by its reference; its former page is only a hint where to look. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const reference = readReference(params.reference);
  if (reference === null) throw failure("notFound", context);
  const { brand, texts, locale } = context;
  const page = pageOf(request);
  const where = { page, limit: brand.pageSizes.statement };
  const entry = await orErrorPage(findEntry(member.operator.statement.list, reference, where), context);
  if (!entry) throw failure("notFound", context);
  const referenceOf = await shownReferences([entry], member, context);
  const line = statementLine(entry);
  return {
    title: texts.t(locale)("statement:entry.title"),
    reference: referenceOf(entry),
    page,
    line,
    receipt: line.status === "success" ? receiptPath(reference, page) : undefined,
    time: formatTime(entry.createdAt, brand.timeZone),
    isoTime: new Date(entry.createdAt).toISOString(),
    zone: zoneName(entry.createdAt, context),
  };
}

export default function Entry() {
  const { t } = useTranslation("statement");
  const { page, line, receipt, ...record } = useLoaderData<typeof loader>();
  const brand = useBrand();
  return (
    <article className={css.entry}>
      <p className={css.brand}>{brand?.name}</p>
      <div className={css.paper}>
        <h1>{t("entry.title")}</h1>
        <EntryFacts line={line} />
        <Band className={css.fold} />
      </div>
      <div className={css.side}>
        <RecordFacts {...record} />
        <div className={css.actions}>
          {receipt ? <SaveReceipt address={receipt} /> : null}
          <PrintButton />
          <LinkButton to={page > 1 ? `${paths.statement}?page=${page}` : paths.statement} variant="secondary">
            {t("summary.back")}
          </LinkButton>
          {receipt ? <ShareReceipt address={receipt} /> : null}
        </div>
      </div>
    </article>
  );
}

export { ErrorScreen as ErrorBoundary };
