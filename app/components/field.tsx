import { type InputHTMLAttributes, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AfterHydration } from "~/document/after-hydration";
import * as css from "./field.css";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";
import { iconButton } from "./icon-button.css";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: ReactNode;
  /** Replaces the hint, with an icon. */
  error?: string;
  /** Displays the value in capitals; the server converts it. */
  isUpperCase?: boolean;
  /** A link or button that is drawn inside the field, at its end. It has the style `endControl`. */
  end?: ReactNode;
}

/** A labelled text field: label above, hint below, an error in place of the hint. */
export function Field({ id, label, hint, error, isUpperCase = false, end, ...input }: FieldProps) {
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <WithControl isSecret={input.type === "password"} end={end}>
        {(eye) => (
          <input
            {...input}
            {...eye}
            id={id}
            className={isUpperCase ? `${css.input} ${css.upperCase}` : css.input}
            autoCapitalize={isUpperCase ? "characters" : input.autoCapitalize}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={hasNote ? noteId : undefined}
          />
        )}
      </WithControl>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

interface WithControlProps {
  isSecret: boolean;
  end: ReactNode;
  children(input: { type?: "text" }): ReactNode;
}

/** Adds the control at the field's end; to a password field the show-password button, once hydrated. */
function WithControl({ isSecret, end, children }: WithControlProps) {
  const { t } = useTranslation("public");
  const [isShown, setShown] = useState(false);
  if (end !== undefined) {
    return (
      <div className={css.withEnd}>
        {children({})}
        {end}
      </div>
    );
  }
  if (!isSecret) return children({});
  return (
    <div className={css.secret}>
      {children(isShown ? { type: "text" } : {})}
      <span className={css.eye}>
        <AfterHydration before={<span className={iconButton} />}>
          <IconButton
            icon={isShown ? "eyeOff" : "eye"}
            label={t("common.showPassword")}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </AfterHydration>
      </span>
    </div>
  );
}

/** The line below a field: its error, otherwise its hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
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
