import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Field } from "~/components/field";
import { Form, Link } from "~/components/link";
import { SelectField } from "~/components/select-field";
import { paths } from "~/paths";
import {
  type Filter,
  filterSearch,
  filterStatuses,
  filterTypes,
  isFiltered,
  type ReadFilter,
} from "./filter";
import * as css from "./filter-form.css";

/** Types are links; status and days are a GET form, so that its URL can be kept. Works without JavaScript. */
export function FilterForm({ filter, faults, typed }: ReadFilter) {
  const { t } = useTranslation("statement");
  const { status, from, to } = filter;
  const hasFault = Object.keys(faults).length > 0;
  const isOpen = hasFault || isFiltered({ status, from, to });
  return (
    <div className={css.filters}>
      <nav className={css.chips} aria-label={t("filter.label")}>
        <Chip filter={{ ...filter, type: undefined }} text={t("filter.all")} isCurrent={!filter.type} />
        {filterTypes.map((type) => (
          <Chip
            key={type}
            filter={{ ...filter, type }}
            text={t(`filter.${type}`)}
            isCurrent={filter.type === type}
          />
        ))}
      </nav>
      <details className={css.more} open={isOpen}>
        <summary className={css.summary}>{t("filter.more")}</summary>
        <Form key={filterSearch(filter)} method="get" action={paths.statement} className={css.form}>
          {filter.type === undefined ? null : <input type="hidden" name="type" value={filter.type} />}
          <SelectField
            id="status"
            name="status"
            label={t("filter.status")}
            defaultValue={status ?? ""}
            placeholder={t("filter.anyStatus")}
            choices={filterStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
          <DayField name="from" day={typed.from} fault={faults.from} />
          <DayField name="to" day={typed.to} fault={faults.to} />
          <div className={css.actions}>
            <Button type="submit" variant="secondary">
              {t("filter.apply")}
            </Button>
            {isFiltered(filter) ? (
              <LinkButton to={paths.statement} variant="quiet">
                {t("filter.clear")}
              </LinkButton>
            ) : null}
          </div>
        </Form>
      </details>
    </div>
  );
}

function Chip({ filter, text, isCurrent }: { filter: Filter; text: string; isCurrent: boolean }) {
  return (
    <Link
      className={css.chip}
      to={paths.statement + filterSearch(filter)}
      aria-current={isCurrent || undefined}
      preventScrollReset
    >
      {text}
    </Link>
  );
}

interface DayFieldProps {
  name: "from" | "to";
  day: string;
  fault?: "date" | "order";
}

function DayField({ name, day, fault }: DayFieldProps) {
  const { t } = useTranslation("statement");
  return (
    <Field
      id={name}
      type="date"
      name={name}
      label={t(`filter.${name}`)}
      defaultValue={day}
      error={fault && t(`filter.${fault}`)}
    />
  );
}
