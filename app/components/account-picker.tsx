import type { Satang } from "schemas/amount";
import * as css from "./account-picker.css";
import { FieldNote } from "./field";
import { Money } from "./money";

export interface PickerAccount {
  value: string;
  name: string;
  amount: Satang;
}

interface AccountPickerProps {
  id: string;
  name: string;
  label: string;
  /** The first choice, which chooses nothing. */
  placeholder: string;
  accounts: readonly PickerAccount[];
  defaultValue?: string;
  error?: string;
}

/** A vertical slider of accounts: a radio group whose list snaps; works with keys, touch and without script. */
export function AccountPicker(props: AccountPickerProps) {
  const { id, name, label, placeholder, accounts, defaultValue = "", error } = props;
  const noteId = `${id}-note`;
  return (
    <fieldset className={css.picker} aria-describedby={error === undefined ? undefined : noteId}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.list} data-invalid={error !== undefined || undefined}>
        <label className={css.option}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value=""
            defaultChecked={defaultValue === ""}
          />
          <span className={css.placeholder}>{placeholder}</span>
        </label>
        {accounts.map((account) => (
          <label key={account.value} className={css.option}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={account.value}
              defaultChecked={defaultValue === account.value}
              onChange={(event) => event.currentTarget.closest("label")?.scrollIntoView({ block: "nearest" })}
            />
            <span className={css.name}>{account.name}</span>
            <span className={css.amount}>
              <Money amount={account.amount} />
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
