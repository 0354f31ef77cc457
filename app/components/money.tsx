import { type Satang, splitAmount } from "schemas/amount";
import { useBrand } from "~/brand";
import * as css from "./money.css";

interface MoneyProps {
  amount: Satang;
  /** The largest thing on its screen. */
  isLarge?: boolean;
}

/** An amount with two decimals and its currency; the satang smaller, on the same line. */
export function Money({ amount, isLarge = false }: MoneyProps) {
  const brand = useBrand();
  const { sign, whole, decimals } = splitAmount(amount);
  return (
    <span className={isLarge ? css.large : css.money}>
      {sign}
      {whole}
      <span className={css.decimals}>.{decimals}</span>{" "}
      <span className={css.currency}>{brand?.currency}</span>
    </span>
  );
}
