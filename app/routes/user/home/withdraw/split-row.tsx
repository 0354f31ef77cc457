import type { Satang } from "schemas/amount";
import { Money } from "~/components/money";
import * as css from "./split.css";

interface RowProps {
  name: string;
  amount: Satang;
  /** `games`: what comes from the games. `total`: the result, under a line. */
  kind?: keyof typeof css.rows;
}

/** One line of how an amount is made up. */
export function Row({ name, amount, kind = "plain" }: RowProps) {
  return (
    <div className={css.rows[kind]}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>
        <Money amount={amount} isBalance />
      </dd>
    </div>
  );
}
