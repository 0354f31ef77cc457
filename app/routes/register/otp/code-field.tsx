import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldNote } from "~/components/field";
import * as field from "~/components/field.css";
import * as css from "./otp.css";

interface CodeFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** The code's length; how many cells are drawn. */
  digits: number;
}

/**
 * One field for a code that a phone fills in or that is pasted, drawn as a cell per digit. Nothing is cut off while it
 * is typed: a pasted code may have spaces.
 */
export function CodeField({ id, label, hint, error, digits, maxLength: _longest, ...input }: CodeFieldProps) {
  const cells = Array.from({ length: digits }, (_, index) => `cell-${index}`);
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.code}>
        <div className={css.window}>
          <div className={css.cells} aria-hidden="true">
            {cells.map((cell) => (
              <span key={cell} className={`${field.input} ${css.cell}`} />
            ))}
          </div>
          <input
            {...input}
            id={id}
            className={`${field.input} ${css.typed}`}
            autoComplete="one-time-code"
            inputMode="numeric"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={`${id}-note`}
          />
        </div>
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
