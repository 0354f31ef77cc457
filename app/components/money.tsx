import { type Satang, splitAmount } from "schemas/amount";
import { useCurrency } from "~/document/currency";
import * as css from "./money.css";

interface MoneyProps {
  amount: Satang;
  /** The largest thing on its screen. */
  isLarge?: boolean;
  /** Money that has come in, shown with a plus. */
  isGain?: boolean;
  /** Part of the member's balance, which the eye button on the wallet card hides. */
  isBalance?: boolean;
  /** The previous amount; if it differs, the new one is highlighted for a moment. */
  before?: Satang;
}

/** From `10,000,000` on an amount needs a smaller size on the smallest phones. */
const LONG = 10;

/** An amount with two decimals and its currency; the decimals are smaller, on the same line. */
export function Money(props: MoneyProps) {
  return <MoneyIn {...props} currency={useCurrency()} />;
}

/** The same, in the given currency. */
export function MoneyIn({
  amount,
  isLarge = false,
  isGain = false,
  isBalance = false,
  before = amount,
  currency,
}: MoneyProps & { currency: string }) {
  const { sign, whole, decimals } = splitAmount(amount);
  const classes = [
    isLarge ? css.large : css.money,
    isLarge && whole.length >= LONG && css.long,
    isBalance && css.balance,
    before !== amount && css.changed,
  ];
  return (
    <span key={amount} className={classes.filter(Boolean).join(" ")}>
      <span className={css.figure}>
        <span>{`${isGain ? "+" : sign}${whole}`}</span>
        <span className={css.decimals}>{`.${decimals}`}</span>
      </span>{" "}
      <span className={css.currency}>{currency}</span>
    </span>
  );
}
