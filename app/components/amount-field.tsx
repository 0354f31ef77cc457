import { useRef } from "react";
import { formatAmount, parseAmount, type Satang } from "schemas/amount";
import { useBrand } from "~/brand";
import * as css from "./amount-field.css";
import { FieldNote } from "./field";
import * as field from "./field.css";

interface AmountFieldProps {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
  /** What the field holds now, for the chips; the field itself is the form's, so that nothing typed early is lost. */
  typed: string;
  quickAmounts: readonly Satang[];
  hint?: string;
  error?: string;
}

/** An amount in large digits with its currency, quick amounts beneath, the range as its hint. */
export function AmountField(props: AmountFieldProps) {
  const { id, name, label, defaultValue, typed, quickAmounts, hint, error } = props;
  const brand = useBrand();
  const input = useRef<HTMLInputElement>(null);
  const noteId = `${id}-note`;
  const amountTyped = parseAmount(typed);
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          className={css.input}
          id={id}
          name={name}
          ref={input}
          defaultValue={defaultValue}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={noteId}
        />
        <span className={css.currency}>{brand?.currency}</span>
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
      <div className={css.chips}>
        {quickAmounts.map((amount) => {
          const text = formatAmount(amount);
          return (
            <button
              key={amount}
              type="button"
              className={css.chip}
              aria-pressed={amountTyped.ok && amountTyped.satang === amount}
              onClick={() => input.current && type(input.current, text)}
            >
              {text.replace(/\.00$/, "")}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** As if the member had typed it: the form hears it. */
function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
