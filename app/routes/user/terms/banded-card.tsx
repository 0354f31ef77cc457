import type { ReactNode } from "react";
import { Band } from "~/components/band";
import * as css from "./terms.css";

interface TieProps {
  /** The id of its heading. */
  labelledBy: string;
  /** What comes in. */
  above: ReactNode;
  /** What it binds. */
  beneath: ReactNode;
}

/** A bonus as a tied pouch: what comes in stands above the brand's band, what is bound by it beneath. */
export function Tie({ labelledBy, above, beneath }: TieProps) {
  return (
    <section className={css.tie} aria-labelledby={labelledBy}>
      <div className={css.above}>{above}</div>
      <Band className={css.band} />
      <div className={css.beneath}>{beneath}</div>
    </section>
  );
}
