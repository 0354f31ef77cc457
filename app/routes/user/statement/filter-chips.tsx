import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { paths } from "~/paths";
import { type Filter, filterSearch, filterTypes, isFiltered } from "./filter";
import * as css from "./filter-chips.css";

/** The types as links, on a desktop. */
export function FilterChips({ filter }: { filter: Filter }) {
  const { t } = useTranslation("statement");
  return (
    <nav className={css.chips} aria-label={t("filter.label")}>
      {[undefined, ...filterTypes].map((type) => (
        <Link
          key={type ?? ""}
          className={css.chip}
          to={paths.statement + filterSearch({ ...filter, type })}
          aria-current={filter.type === type || undefined}
          preventScrollReset
        >
          {t(`filter.${type ?? "all"}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Leads to everything that can be chosen, and tells whether something is. */
export function FilterLink({ filter }: { filter: Filter }) {
  const { t } = useTranslation("statement");
  return (
    <Link
      className={css.open}
      to={paths.statementFilter + filterSearch(filter)}
      data-chosen={isFiltered(filter) ? "" : undefined}
      preventScrollReset
    >
      <Icon name="filter" />
      {t("filter.open")}
    </Link>
  );
}
