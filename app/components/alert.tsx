import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./alert.css";
import { Icon, type IconName } from "./icon";

type Tone = keyof typeof css.tones;

const icons: Record<Tone, IconName> = { negative: "alert", warning: "clock", positive: "check" };

interface AlertProps {
  tone: Tone;
  children: ReactNode;
  /** Takes the focus once when it appears: a form's error summary. */
  takesFocus?: boolean;
}

/** A message in the page. Colour never stands alone: each tone has its icon. */
export function Alert({ tone, children, takesFocus = false }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function focusOnce() {
      if (takesFocus) box.current?.focus();
    },
    [takesFocus],
  );
  return (
    <div ref={box} className={css.tones[tone]} role={tone === "negative" ? "alert" : "status"} tabIndex={-1}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
