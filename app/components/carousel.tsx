import { Children, type ReactNode } from "react";
import * as css from "./carousel.css";
import { ScrollArrows, useScrollRow } from "./scroll-row";
import { SectionHead } from "./section-head";

interface CarouselProps {
  id: string;
  title: string;
  /** List items. */
  children: ReactNode;
}

/** A row of cards with part of the next one visible; on wide screens with arrows. */
export function Carousel({ id, title, children }: CarouselProps) {
  const scroll = useScrollRow();
  const isLong = Children.count(children) > css.FITTING_CARDS;
  return (
    <section className={isLong ? css.longCarousel : css.carousel} aria-labelledby={id}>
      <SectionHead
        id={id}
        tools={scroll.hasBefore || scroll.hasAfter ? <ScrollArrows {...scroll} title={title} /> : null}
      >
        {title}
      </SectionHead>
      <ul ref={scroll.row} className={css.row}>
        {children}
      </ul>
    </section>
  );
}
