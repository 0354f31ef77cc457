import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Field } from "~/components/field";
import { Form } from "~/components/link";
import { SelectField } from "~/components/select-field";
import { SomeHidden } from "~/components/some-hidden";
import { ErrorScreen } from "~/errors/error-screen";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { useFormKit } from "~/form/form-kit";
import type { FormReply } from "~/form/form-reply";
import { formatDay, localDate } from "~/format/date";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { HideBalances } from "../../balances/hide-balances";
import { CoveredPeriod } from "../covered-period";
import { readFilter } from "../filter";
import { daysReply } from "../statement.server";
import { SumTable } from "./sum-table";
import * as css from "./summary.css";
import { readSums, type Span, usualStart } from "./sums.server";

export const handle = { i18n: ["statement", "money"] };

export const meta = titleMeta;

const spans = ["day", "week", "month"] as const satisfies readonly Span[];

function spanOf(search: URLSearchParams): Span {
  return spans.find((span) => span === search.get("by")) ?? "day";
}

/** The deposits, withdrawals and net result by day, week or month, computed on request. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  if (!brand.features.moneySummary) throw failure("notFound", context);
  const now = Date.now();
  const search = new URL(request.url).searchParams;
  const { filter, faults, typed } = readFilter(search);
  const span = spanOf(search);
  const last = filter.to ?? localDate(now, brand.timeZone);
  const from = filter.from ?? usualStart(last, span);
  const period = { from, to: filter.to };
  const list = member.operator.statement.list;
  const { sums, covered, someHidden } = await orErrorPage(
    readSums(list, { span, period, timeZone: brand.timeZone, now }),
    context,
  );
  return {
    title: texts.t(locale)("statement:summary.title"),
    span,
    reply: daysReply(
      { typed: { from: typed.from === "" ? from : typed.from, to: typed.to }, faults },
      context,
    ),
    covered,
    someHidden,
    total: sums.total(),
    rows: sums
      .spans()
      .map(({ first, last, ...sum }) => ({ first: formatDay(first), last: formatDay(last), ...sum })),
  };
}

export default function Summary() {
  const { t } = useTranslation("statement");
  const { span, reply, covered, someHidden, rows, total } = useLoaderData<typeof loader>();
  return (
    <section className={css.summary}>
      <div className={css.head}>
        <h1>{t("summary.title")}</h1>
        <HideBalances />
      </div>
      <SpanForm key={JSON.stringify([span, reply])} span={span} reply={reply} />
      <SomeHidden someHidden={someHidden} text={t("summary.someHidden")} />
      {rows.length === 0 ? <p role="status">{t("summary.empty")}</p> : <SumTable rows={rows} total={total} />}
      <div>
        <CoveredPeriod {...covered} />
        <p className={css.caption}>{t("summary.note")}</p>
      </div>
      <LinkButton to={paths.statement} variant="secondary">
        {t("summary.back")}
      </LinkButton>
    </section>
  );
}

function SpanForm({ span, reply }: { span: Span; reply: FormReply }) {
  const { t } = useTranslation("statement");
  const labels = { from: t("filter.from"), to: t("filter.to") };
  const form = useFormKit({ id: "summary", labels, reply });
  return (
    <Form {...form.attributes} method="get" action={paths.summary} className={css.form}>
      <SelectField
        id="summary-by"
        name="by"
        label={t("summary.by")}
        defaultValue={span}
        choices={spans.map((value) => ({ value, label: t(`summary.${value}`) }))}
      />
      <Field {...form.text("from", "date")} />
      <Field {...form.text("to", "date")} />
      <Button type="submit" variant="secondary">
        {t("summary.show")}
      </Button>
    </Form>
  );
}

export { ErrorScreen as ErrorBoundary };
