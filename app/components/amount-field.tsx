import { useRef } from "react";
import { formatAmount, parseAmount, type Satang } from "schemas/amount";
import { useIsInteractive } from "~/document/after-hydration";
import { useCurrency } from "~/document/currency";
import * as css from "./amount-field.css";
import { FieldNote } from "./field";
import * as field from "./field.css";

interface AmountFieldProps {
  id: string;
  name: string;
  label: string;
  defaultValue?: string;
  /** The current value, for the chips. The input is uncontrolled, so that nothing typed before hydration is lost. */
  typed: string;
  quickAmounts: readonly Satang[];
  /** The chip before the quick amounts: the whole balance, once it is known. */
  all?: { label: string; amount: Satang | undefined };
  /** The allowed range, beside the label: visible before anything is typed and next to an error. */
  hint?: string;
  error?: string;
}

/** An amount in large digits with its currency, its range above and quick amounts below, or in the browser's own list. */
export function AmountField(props: AmountFieldProps) {
  const { id, name, label, defaultValue, typed, quickAmounts, all, hint, error } = props;
  const currency = useCurrency();
  const input = useRef<HTMLInputElement>(null);
  const [noteId, hintId, listId] = [`${id}-note`, `${id}-hint`, `${id}-list`];
  const isInteractive = useIsInteractive();
  const amountTyped = parseAmount(typed);
  const chips: { label: string; amount: Satang | undefined }[] = [
    ...(all ? [all] : []),
    ...quickAmounts.map((amount) => ({ label: shortAmount(amount), amount })),
  ];
  return (
    <div className={field.field}>
      <div className={css.head}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        {hint === undefined ? null : (
          <span className={field.hint} id={hintId}>
            {hint}
          </span>
        )}
      </div>
      <div className={css.box}>
        <input
          className={css.input}
          id={id}
          name={name}
          ref={input}
          defaultValue={defaultValue}
          inputMode="decimal"
          autoComplete="off"
          list={isInteractive ? undefined : listId}
          placeholder="0.00"
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? hintId : noteId}
        />
        <span className={css.currency}>{currency}</span>
      </div>
      <FieldNote id={noteId} error={error} />
      {isInteractive ? null : (
        <datalist id={listId}>
          {chips.map(({ label: text, amount }) =>
            amount === undefined ? null : <option key={text} value={formatAmount(amount)} />,
          )}
        </datalist>
      )}
      <div className={css.chips}>
        {chips.map(({ label: text, amount }) => (
          <button
            key={text}
            type="button"
            className={css.chip}
            aria-pressed={amountTyped.ok && amountTyped.satang === amount}
            disabled={amount === undefined}
            onClick={() => input.current && amount !== undefined && type(input.current, formatAmount(amount))}
          >
            <span>{text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function shortAmount(amount: Satang): string {
  return formatAmount(amount).replace(/\.00$/, "");
}

/** Fills the input as if the member had typed, so that the form receives the event. */
function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
