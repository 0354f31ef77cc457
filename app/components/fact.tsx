import type { ReactNode } from "react";
import * as css from "./fact.css";

interface FactProps {
  name: string;
  /** Undefined for what is not known: then there is no line. */
  children: ReactNode;
}

/** A line of a list of facts. */
export function Fact({ name, children }: FactProps) {
  if (children === undefined) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
