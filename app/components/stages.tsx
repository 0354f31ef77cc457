import { useTranslation } from "react-i18next";
import * as css from "./stages.css";

/** A stage of something that takes time, such as a withdrawal. */
export interface Stage {
  label: string;
  state: "done" | "now" | "later";
  /** The clock time when it was reached. */
  at?: string;
}

interface StagesProps {
  stages: readonly Stage[];
  /** Below each other on a phone, with the times at the end: for a screen that shows nothing else. */
  isTall?: boolean;
}

/** The stages in their order, as knots on a line. Words and shapes, not colours alone, say which are reached. */
export function Stages({ stages, isTall = false }: StagesProps) {
  const { t } = useTranslation();
  return (
    <ol className={isTall ? `${css.stages} ${css.tall}` : css.stages}>
      {stages.map(({ label, state, at }) => (
        <li
          key={label}
          className={css.stage}
          data-stage={state}
          aria-current={state === "now" ? "step" : undefined}
        >
          <i className={css.knot} aria-hidden="true" />
          <span className={css.label}>{label}</span>
          <span className={css.time}>{state === "now" ? t("common.now") : at}</span>
        </li>
      ))}
    </ol>
  );
}
