import type { ReactNode } from "react";
import * as css from "./deposit.css";

interface OffReasonProps {
  /** For the button's `aria-describedby`. */
  id: string;
  /** Whether the button is off. The sentence has its place in any case, so that nothing jumps under a finger. */
  isOff: boolean;
  children: ReactNode;
}

/** Why a button is off, beside it. */
export function OffReason({ id, isOff, children }: OffReasonProps) {
  return (
    <p id={id} className={isOff ? css.caption : css.captionHidden}>
      {children}
    </p>
  );
}
