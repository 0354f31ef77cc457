import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./icon-button";
import * as css from "./scroll-row.css";

/** Whether there is more on either side. */
interface ScrollPosition {
  hasBefore: boolean;
  hasAfter: boolean;
}

export interface ScrollRow extends ScrollPosition {
  row: RefObject<HTMLUListElement>;
  /** Scrolls by `pages`. */
  page(pages: number): void;
}

function positionOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrollPosition {
  return { hasBefore: scrollLeft > 1, hasAfter: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** A list that scrolls by touch, wheel and keys, with its scroll position. */
export function useScrollRow(): ScrollRow {
  const row = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<ScrollPosition>({ hasBefore: false, hasAfter: false });
  useEffect(function followTheRow() {
    const list = row.current;
    if (!list) return;
    const update = () => {
      setPosition(positionOf(list));
      // In every browser Tab reaches the row while it overflows, even if nothing in it takes the focus.
      if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
      else list.removeAttribute("tabindex");
    };
    const watch = new ResizeObserver(update);
    watch.observe(list);
    list.addEventListener("scroll", update, { passive: true });
    return () => {
      watch.disconnect();
      list.removeEventListener("scroll", update);
    };
  }, []);
  const page = (pages: number) =>
    row.current?.scrollBy({ left: pages * (row.current.clientWidth - css.PEEK_PX) });
  return { row, page, ...position };
}

interface ScrollArrowsProps extends ScrollRow {
  /** The row's accessible name. */
  title: string;
}

/** Shown on wide screens while not everything fits. */
export function ScrollArrows({ title, hasBefore, hasAfter, page }: ScrollArrowsProps) {
  const { t } = useTranslation("member");
  return (
    <div className={css.arrows}>
      <IconButton
        icon="previous"
        label={`${t("carousel.previous")}: ${title}`}
        disabled={!hasBefore}
        onClick={() => page(-1)}
      />
      <IconButton
        icon="next"
        label={`${t("carousel.next")}: ${title}`}
        disabled={!hasAfter}
        onClick={() => page(1)}
      />
    </div>
  );
}
