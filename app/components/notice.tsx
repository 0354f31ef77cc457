import type { ReactNode } from "react";
import { Band } from "./band";
import * as css from "./notice.css";

interface NoticeProps {
  /** Replaces the brand's band. */
  sign?: ReactNode;
  /** A large text above the heading, such as 404. */
  figure?: string;
  heading: string;
  text: string;
  /** The reference to give to support; small, at the end. */
  reference?: string;
  /** The single next step. */
  children?: ReactNode;
}

/** A whole page with one message: not found, closed, something went wrong. */
export function Notice({ sign, figure, heading, text, reference, children }: NoticeProps) {
  return (
    <section className={css.notice}>
      {figure === undefined ? null : <p className={css.figure}>{figure}</p>}
      {sign ?? <Band />}
      <h1>{heading}</h1>
      <p className={css.text}>{text}</p>
      {children}
      {reference ? <p className={css.reference}>{reference}</p> : null}
    </section>
  );
}
