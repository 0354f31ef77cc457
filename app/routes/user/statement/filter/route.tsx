import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { Field } from "~/components/field";
import { Form } from "~/components/link";
import { failure } from "~/errors/failure.server";
import { useFormKit } from "~/form/form-kit";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { filterSearch, filterStatuses, filterTypes, readFilter, recentPeriods } from "../filter";
import { daysReply } from "../statement.server";
import * as css from "./filter.css";

export const handle = { i18n: "statement" };

export const meta = titleMeta;

/** Nothing is read for it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const { brand, texts, locale } = context;
  if (!brand.features.statementFilters) throw failure("notFound", context);
  const { searchParams } = new URL(request.url);
  const asked = readFilter(searchParams);
  return {
    title: texts.t(locale)("statement:filter.title"),
    filter: asked.filter,
    reply: daysReply(asked, context),
  };
}

/** What the statement shows: a GET form, so that its address can be kept. */
export default function StatementFilter() {
  const { t } = useTranslation("statement");
  const { filter, reply } = useLoaderData<typeof loader>();
  const labels = { from: t("filter.from"), to: t("filter.to") };
  const form = useFormKit({ id: "filter", labels, reply });
  return (
    <Dialog title={t("filter.title")} parent={paths.statement + filterSearch(filter)} isDrawer>
      <Form {...form.attributes} method="get" action={paths.statement} className={dialogCss.body}>
        {/* Enter in a field means this one. */}
        <button type="submit" hidden />
        <Choices
          name="type"
          legend={t("filter.label")}
          chosen={filter.type}
          none={t("filter.all")}
          choices={filterTypes.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        <Choices
          name="status"
          legend={t("filter.status")}
          chosen={filter.status}
          none={t("filter.all")}
          choices={filterStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <fieldset>
          <legend className={css.legend}>{t("filter.period")}</legend>
          <div className={css.choices}>
            {recentPeriods.map((period) => (
              <button key={period} className={css.span} type="submit" name="span" value={period}>
                {t(`filter.spans.${period}`)}
              </button>
            ))}
          </div>
          <div className={css.days}>
            <Field {...form.text("from", "date")} />
            <Field {...form.text("to", "date")} />
          </div>
        </fieldset>
        <div className={dialogCss.actions}>
          <LinkButton to={paths.statement} variant="secondary">
            {t("filter.clear")}
          </LinkButton>
          <Button type="submit">{t("filter.apply")}</Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  chosen: string | undefined;
  /** The label of choosing none of them. */
  none: string;
  choices: readonly { value: string; label: string }[];
}

/** Radio buttons as a row of chips. */
function Choices({ name, legend, chosen, none, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choices}>
        {[{ value: "", label: none }, ...choices].map(({ value, label }) => (
          <label key={value} className={css.chip}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === (chosen ?? "")}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
