import { chip } from "../choice.css";
import * as css from "./filter.css";

interface ChoicesProps {
  name: string;
  legend: string;
  chosen: string | undefined;
  /** The label of choosing none of them. */
  none: string;
  choices: readonly { value: string; label: string }[];
}

/** Radio buttons as a row of chips. */
export function Choices({ name, legend, chosen, none, choices }: ChoicesProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choices}>
        {[{ value: "", label: none }, ...choices].map(({ value, label }) => (
          <label key={value} className={chip}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === (chosen ?? "")}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
