import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./icon-button";
import { useScrollFocus } from "./scroll-focus";
import * as css from "./scroll-row.css";

/** The row's scroll position: whether there is more on either side. */
interface Place {
  hasBefore: boolean;
  hasAfter: boolean;
}

export interface ScrollRow extends Place {
  row: RefObject<HTMLUListElement>;
  /** Scrolls by `pages`. */
  page(pages: number): void;
}

function placeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Place {
  return { hasBefore: scrollLeft > 1, hasAfter: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** A list that scrolls by touch, wheel and keys, with its scroll position. */
export function useScrollRow(): ScrollRow {
  const row = useScrollFocus<HTMLUListElement>();
  const [place, setPlace] = useState<Place>({ hasBefore: false, hasAfter: false });
  useEffect(
    function followTheRow() {
      const list = row.current;
      if (!list) return;
      const look = () => setPlace(placeOf(list));
      const watch = new ResizeObserver(look);
      watch.observe(list);
      list.addEventListener("scroll", look, { passive: true });
      return () => {
        watch.disconnect();
        list.removeEventListener("scroll", look);
      };
    },
    [row],
  );
  const page = (pages: number) =>
    row.current?.scrollBy({ left: pages * (row.current.clientWidth - css.PEEK_PX) });
  return { row, page, ...place };
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
