import type { ReactNode } from "react";
import * as css from "./notice.css";
import { WovenMark } from "./woven-mark";

interface NoticeProps {
  /** A large sign above the heading: 404. */
  figure?: string;
  heading: string;
  text: string;
  /** Small, at the end: what to tell whoever helps. */
  reference?: string;
  /** The one next step. */
  children?: ReactNode;
}

/** A whole page that says one thing: not found, closed, something went wrong. */
export function Notice({ figure, heading, text, reference, children }: NoticeProps) {
  return (
    <section className={css.notice}>
      <WovenMark />
      {figure === undefined ? null : <p className={css.figure}>{figure}</p>}
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
      {reference ? <p className={css.reference}>{reference}</p> : null}
    </section>
  );
}
