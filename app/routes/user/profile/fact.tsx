import type { ReactNode } from "react";
import * as css from "./profile.css";

interface FactProps {
  term: string;
  /** Renders nothing for a value that the operator does not have. */
  value: ReactNode;
}

/** A line of a list of facts. */
export function Fact({ term, value }: FactProps) {
  if (value === undefined) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
