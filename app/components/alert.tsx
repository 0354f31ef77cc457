import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./alert.css";
import { Icon, type IconName } from "./icon";

type Tone = keyof typeof css.tones;

const icons: Record<Tone, IconName> = {
  negative: "alert",
  warning: "clock",
  positive: "check",
  note: "info",
};

interface AlertProps {
  tone: Tone;
  children: ReactNode;
  /** Takes the focus once when it appears, for a form's error summary. */
  takesFocus?: boolean;
  /** Replaces the tone's default icon. */
  icon?: IconName;
}

/** A message in the page. Each tone has its own icon, so that colour is never the only signal. */
export function Alert({ tone, children, takesFocus = false, icon = icons[tone] }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function focusOnce() {
      if (takesFocus) box.current?.focus();
    },
    [takesFocus],
  );
  return (
    <div
      ref={box}
      className={css.tones[tone]}
      role={tone === "negative" ? "alert" : "status"}
      tabIndex={-1}
      data-kind={tone}
    >
      <span className={css.signs[tone]}>
        <Icon name={icon} />
      </span>
      <div className={css.words}>{children}</div>
    </div>
  );
}
