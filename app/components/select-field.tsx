import type { SelectHTMLAttributes } from "react";
import { FieldNote } from "./field";
import * as field from "./field.css";
import { Icon } from "./icon";
import * as css from "./select-field.css";

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
  /** A first option without a value; absent if an option is preselected, which nothing can unchoose. */
  placeholder?: string;
  choices: readonly Choice[];
  hint?: string;
  error?: string;
}

/** A labelled native select: works by keyboard, with the phone's own picker and without JavaScript. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, placeholder, choices, hint, error, required, ...select } = props;
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...select}
          id={id}
          className={css.select}
          required={required && placeholder !== undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasNote ? noteId : undefined}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={css.sign}>
          <Icon name="down" />
        </span>
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
