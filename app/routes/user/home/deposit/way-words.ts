import { useTranslation } from "react-i18next";
import { formatAmount, type Satang, satang } from "schemas/amount";
import { useCurrency } from "~/document/currency";
import { spanOf } from "../span";
import type { Way } from "./way";

type T = ReturnType<typeof useTranslation<"deposit">>["t"];

/** Its name in the list. */
export function nameOf(way: Way, t: T): string {
  if (way.kind === "code") return t("qr.way", { bank: way.bank });
  if (way.kind === "asked") return t("asked.way");
  if (way.kind === "bank") return t(way.slips ? "bank.way" : "bank.title");
  return t(way.kind === "link" ? "wallet.giftTitle" : "wallet.title");
}

/** 0 where nobody has said one. */
export function minimumOf(way: Way | undefined): Satang {
  return way && "minimum" in way ? way.minimum : satang(0);
}

/** Whether the brand's time for crediting holds for it: not where staff check by hand, nor for the TrueMoney wallet. */
export function isTimed(way: Way): boolean {
  return way.kind === "code" || (way.kind === "bank" && !way.accounts.some(({ isManual }) => isManual));
}

/** The minimum and how long it takes, each where somebody has said so; for a code that can be paid now, that. */
export function useTerms(creditedWithinMinutes: number): (way: Way) => string[] {
  const { t } = useTranslation("deposit");
  const currency = useCurrency();
  const minimum = (amount: Satang) => t("minimum", { amount: formatAmount(amount), currency });
  const time = t("within", { span: t(...spanOf(creditedWithinMinutes)) });
  return (way) => {
    if (way.kind === "code" && way.open) return [openCode(way.open, currency, t)];
    const least = minimumOf(way);
    return [...(least > 0 ? [minimum(least)] : []), ...(isTimed(way) ? [time] : [])];
  };
}

function openCode(
  { amount, until = "" }: { amount?: Satang; until?: string },
  currency: string,
  t: T,
): string {
  return t("qr.open", { amount: amount === undefined ? "" : formatAmount(amount), currency, time: until });
}
