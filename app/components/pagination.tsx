import { useTranslation } from "react-i18next";
import { IconLink } from "./icon-button";
import * as css from "./pagination.css";

interface PaginationProps {
  /** The URL whose `page=N` is changed; the rest of its search is kept. */
  path: string;
  page: number;
  /** Undefined if the operator gives no total. */
  pageCount?: number;
  hasNext: boolean;
  /** For a list below other content: keeps the scroll position on the next page. */
  keepsPlace?: boolean;
}

/** Page links for a list. Renders nothing for a list of one page. */
export function Pagination({ path, page, pageCount, hasNext, keepsPlace = false }: PaginationProps) {
  const { t } = useTranslation();
  if (page === 1 && !hasNext) return null;
  const pageAt = (number: number) => `${path}${path.includes("?") ? "&" : "?"}page=${number}`;
  const place = keepsPlace ? { preventScrollReset: true } : {};
  return (
    <nav className={css.pages} aria-label={t("pages.label")}>
      {page > 1 ? (
        <IconLink icon="previous" label={t("pages.previous")} to={pageAt(page - 1)} {...place} />
      ) : (
        <span className={css.gap} />
      )}
      <span>
        {pageCount === undefined ? t("pages.page", { page }) : t("pages.pageOf", { page, pageCount })}
      </span>
      {hasNext ? (
        <IconLink icon="next" label={t("pages.next")} to={pageAt(page + 1)} {...place} />
      ) : (
        <span className={css.gap} />
      )}
    </nav>
  );
}
