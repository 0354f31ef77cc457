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

/** Makes a scrolling row without focusable content reachable by Tab while it overflows, in every browser. */
function useScrollFocus<Row extends HTMLElement>(): RefObject<Row> {
  const row = useRef<Row>(null);
  useEffect(function beReachable() {
    const box = row.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return row;
}

/** A list that scrolls by touch, wheel and keys, with its scroll position. */
export function useScrollRow(): ScrollRow {
  const row = useScrollFocus<HTMLUListElement>();
  const [position, setPosition] = useState<ScrollPosition>({ hasBefore: false, hasAfter: false });
  useEffect(
    function followTheRow() {
      const list = row.current;
      if (!list) return;
      const update = () => setPosition(positionOf(list));
      const watch = new ResizeObserver(update);
      watch.observe(list);
      list.addEventListener("scroll", update, { passive: true });
      return () => {
        watch.disconnect();
        list.removeEventListener("scroll", update);
      };
    },
    [row],
  );
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
