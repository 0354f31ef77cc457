import { useEffect, useRef } from "react";
import type { Satang } from "schemas/amount";
import { FieldNote } from "~/components/field";
import { Money } from "~/components/money";
import * as css from "./transfer.css";

export interface PickerAccount {
  value: string;
  name: string;
  amount: Satang;
}

interface AccountPickerProps {
  id: string;
  name: string;
  label: string;
  /** The first option, which selects nothing. */
  placeholder: string;
  accounts: readonly PickerAccount[];
  defaultValue?: string;
  error?: string;
}

/**
 * A vertical slider of accounts: a radio group in a list with scroll snapping, the selected account in the middle.
 * Selected by scrolling, tapping a row or the radio group's keys; without JavaScript by tapping a row.
 */
export function AccountPicker(props: AccountPickerProps) {
  const { id, name, label, placeholder, accounts, defaultValue = "", error } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(function turnWithTheFinger() {
    return list.current ? turning(list.current) : undefined;
  }, []);
  const noteId = `${id}-note`;
  return (
    <fieldset className={css.picker} aria-describedby={error === undefined ? undefined : noteId}>
      <legend className={css.legend}>{label}</legend>
      <div ref={list} className={css.list} data-invalid={error !== undefined || undefined}>
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
            />
            <span className={css.name}>{account.name}</span>
            <span className={css.amount}>
              <Money amount={account.amount} isBalance />
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

/** A list that has not scrolled for this long has stopped. */
const REST_MS = 120;

/**
 * Keeps the selected row in the middle and selects the row where scrolling stops. Returns a function that ends this.
 */
function turning(list: HTMLElement): () => void {
  const radios = () => [...list.querySelectorAll("input")];
  const rowOf = (radio: HTMLInputElement) => radio.parentElement ?? radio;
  const offsetOf = (radio: HTMLInputElement) => {
    const row = rowOf(radio);
    return row.offsetTop + row.offsetHeight / 2 - list.clientHeight / 2;
  };
  const showChosen = (behavior?: "instant") => {
    const chosen = radios().find(({ checked }) => checked);
    if (chosen) list.scrollTo({ top: offsetOf(chosen), behavior });
  };
  const chooseMiddle = () => {
    const distance = (radio: HTMLInputElement) => Math.abs(offsetOf(radio) - list.scrollTop);
    const [nearest] = radios().sort((one, other) => distance(one) - distance(other));
    if (nearest && !nearest.checked) nearest.click();
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  // True while scrolling to a row selected by touch or keys; rows passed on the way are not selected.
  let isShowing = true;
  const onRest = () => {
    if (!isShowing) chooseMiddle();
    isShowing = false;
  };
  const onScroll = () => {
    clearTimeout(rest);
    rest = setTimeout(onRest, REST_MS);
  };
  const onChange = () => {
    clearTimeout(rest);
    isShowing = true;
    showChosen();
  };
  const onFinger = () => {
    isShowing = false;
  };
  const stop = new AbortController();
  const passive = { passive: true, signal: stop.signal };
  list.addEventListener("scroll", onScroll, passive);
  list.addEventListener("change", onChange, passive);
  list.addEventListener("wheel", onFinger, passive);
  list.addEventListener("touchmove", onFinger, passive);
  showChosen("instant");
  return () => {
    clearTimeout(rest);
    stop.abort();
  };
}
