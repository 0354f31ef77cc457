import type { ReactNode } from "react";
import { Band } from "~/components/band";
import * as css from "./terms.css";

interface BandedCardProps {
  /** The id of its heading. */
  labelledBy: string;
  /** What comes in. */
  above: ReactNode;
  /** What it binds. */
  beneath: ReactNode;
}

/** A bonus as a card tied by the brand's band: above it what comes in, beneath it the terms that bind it. */
export function BandedCard({ labelledBy, above, beneath }: BandedCardProps) {
  return (
    <section className={css.card} aria-labelledby={labelledBy}>
      <div className={css.above}>{above}</div>
      <Band className={css.band} />
      <div className={css.beneath}>{beneath}</div>
    </section>
  );
}
