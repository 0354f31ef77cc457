import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon";
import * as css from "./pagination.css";

interface PaginationProps {
  /** The screen whose `?page=N` it turns. */
  path: string;
  page: number;
  /** Unknown where the operator does not count. */
  pageCount?: number;
  hasNext: boolean;
}

/** The pages of a list, as plain links. Nothing for a list of one page. */
export function Pagination({ path, page, pageCount, hasNext }: PaginationProps) {
  const { t } = useTranslation();
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={css.pages} aria-label={t("pages.label")}>
      {page > 1 ? (
        <Link className={css.turn} to={`${path}?page=${page - 1}`} aria-label={t("pages.previous")}>
          <Icon name="previous" />
        </Link>
      ) : (
        <span className={css.turn} />
      )}
      <span>
        {pageCount === undefined ? t("pages.page", { page }) : t("pages.pageOf", { page, pageCount })}
      </span>
      {hasNext ? (
        <Link className={css.turn} to={`${path}?page=${page + 1}`} aria-label={t("pages.next")}>
          <Icon name="next" />
        </Link>
      ) : (
        <span className={css.turn} />
      )}
    </nav>
  );
}
