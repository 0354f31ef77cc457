import type { InputHTMLAttributes, ReactNode } from "react";
import * as css from "./field.css";
import { Icon } from "./icon";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: string;
  /** In place of the hint, with an icon. */
  error?: string;
  /** Shows capitals, whatever is typed; the server makes them so. */
  isUpperCase?: boolean;
}

/** A labelled text field: label above, hint below, error in place of the hint. */
export function Field({ id, label, hint, error, isUpperCase = false, ...input }: FieldProps) {
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={isUpperCase ? `${css.input} ${css.upperCase}` : css.input}
        autoCapitalize={isUpperCase ? "characters" : input.autoCapitalize}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hasNote ? noteId : undefined}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line beneath a field: its error, else its hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  if (error !== undefined) {
    return (
      <p className={css.error} id={id}>
        <Icon name="alert" />
        <span>{error}</span>
      </p>
    );
  }
  if (hint === undefined) return null;
  return (
    <p className={css.hint} id={id}>
      {hint}
    </p>
  );
}

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={css.checkbox}>
      <input {...input} type="checkbox" className={css.box} />
      <span>{children}</span>
    </label>
  );
}
