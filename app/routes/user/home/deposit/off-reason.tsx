import type { ReactNode } from "react";
import * as css from "./deposit.css";

interface OffReasonProps {
  /** For the button's `aria-describedby`. */
  id: string;
  /** Whether the button is off. Before the script it never is, but the sentence has its place, so that nothing jumps. */
  isOff: boolean;
  children: ReactNode;
}

/** Why a button is off, beside it. */
export function OffReason({ id, isOff, children }: OffReasonProps) {
  return (
    <p id={id} className={isOff ? css.caption : css.captionToCome}>
      {children}
    </p>
  );
}
