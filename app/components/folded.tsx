import { type ReactNode, useState } from "react";
import * as css from "./folded.css";

interface FoldedProps {
  title: string;
  isFilled: boolean;
  isFaulty: boolean;
  children: ReactNode;
}

/** Optional fields behind their title: open if they hold something or have an error, and then until closed by hand. */
export function Folded({ title, isFilled, isFaulty, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(isFilled);
  return (
    <details
      className={css.folded}
      open={isOpen || isFaulty}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.summary}>{title}</summary>
      <div className={css.fields}>{children}</div>
    </details>
  );
}
