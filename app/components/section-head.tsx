import type { ReactNode } from "react";
import * as css from "./section-head.css";

interface SectionHeadProps {
  /** The id for the section's `aria-labelledby`. */
  id?: string;
  children: ReactNode;
  /** At the end of the line. */
  tools?: ReactNode;
}

/** The heading of a section of a screen. */
export function SectionHead({ id, children, tools }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <h2 id={id}>{children}</h2>
      {tools ? <div className={css.tools}>{tools}</div> : null}
    </div>
  );
}
