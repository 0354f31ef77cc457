import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./carousel.css";
import { Icon } from "./icon";
import { useScrollFocus } from "./scroll-focus";

interface CarouselProps {
  id: string;
  title: string;
  /** List items. */
  children: ReactNode;
}

/** Where the row stands: whether there is more on either side. */
interface Place {
  hasBefore: boolean;
  hasAfter: boolean;
}

function placeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Place {
  return { hasBefore: scrollLeft > 1, hasAfter: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** A row that scrolls by touch, wheel and keys, the next card peeking in; on wide screens with arrows. */
export function Carousel({ id, title, children }: CarouselProps) {
  const { t } = useTranslation("member");
  const row = useScrollFocus<HTMLUListElement>();
  const [{ hasBefore, hasAfter }, setPlace] = useState<Place>({ hasBefore: false, hasAfter: false });
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

  return (
    <section className={css.carousel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {hasBefore || hasAfter ? (
          <div className={css.arrows}>
            <button
              type="button"
              className={css.arrow}
              disabled={!hasBefore}
              onClick={() => page(-1)}
              aria-label={`${t("home.previous")}: ${title}`}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className={css.arrow}
              disabled={!hasAfter}
              onClick={() => page(1)}
              aria-label={`${t("home.next")}: ${title}`}
            >
              <Icon name="next" />
            </button>
          </div>
        ) : null}
      </div>
      <ul ref={row} className={css.row}>
        {children}
      </ul>
    </section>
  );
}
