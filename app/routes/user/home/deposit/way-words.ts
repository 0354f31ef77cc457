import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
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

/** The minimum and how long it takes; for a code that can be paid now, that. */
export function useTerms(creditedWithinMinutes: number): (way: Way) => string[] {
  const { t } = useTranslation("deposit");
  const currency = useCurrency();
  const minimum = (amount: Satang) => t("minimum", { amount: formatAmount(amount), currency });
  const time = t("within", { span: t(...spanOf(creditedWithinMinutes)) });
  return (way) => {
    if (way.kind === "code" && way.open) return [openCode(way.open, currency, t)];
    return ["minimum" in way ? minimum(way.minimum) : t("noMinimum"), time];
  };
}

function openCode(
  { amount, until = "" }: { amount?: Satang; until?: string },
  currency: string,
  t: T,
): string {
  return t("qr.open", { amount: amount === undefined ? "" : formatAmount(amount), currency, time: until });
}
