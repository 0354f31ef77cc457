import { type Satang, satang } from "schemas/amount";
import { Money } from "./money";

export type Sign = "+" | "-" | "";

/** A real minus sign is as wide as a plus; a hyphen is not. */
export const signText: Record<Sign, string> = { "+": "+", "-": "\u2212", "": "" };

interface SignedMoneyProps {
  amount: Satang;
  /** Give it if the amount itself is always positive; defaults to the amount's own sign. */
  sign?: Sign;
  /** Hidden by the eye button. */
  isBalance?: boolean;
}

/** An amount received or spent: `+500.00`, `−500.00`. Zero has no sign. */
export function SignedMoney({ amount, sign = signOf(amount), isBalance }: SignedMoneyProps) {
  return (
    <>
      {amount === 0 ? null : <span>{signText[sign]}</span>}
      <Money amount={satang(Math.abs(amount))} isBalance={isBalance} />
    </>
  );
}

function signOf(amount: Satang): Sign {
  if (amount === 0) return "";
  return amount > 0 ? "+" : "-";
}
