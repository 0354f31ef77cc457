import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { useCurrencyName } from "~/document/currency";
import type { Act } from "./way";

/** What the primary button says, with the amount where it is known. */
export function useActText(amount: Satang | undefined): (act: Act) => string {
  const { t } = useTranslation("deposit");
  const currency = useCurrencyName();
  const sum = amount === undefined ? undefined : { amount: formatAmount(amount), currency };
  return (act) =>
    ({
      create: sum ? t("qr.createAmount", sum) : t("qr.create"),
      show: t("qr.show"),
      slip: sum ? t("bank.slipAmount", sum) : t("bank.slip"),
      done: t("bank.done"),
      send: t("wallet.send"),
    })[act];
}
