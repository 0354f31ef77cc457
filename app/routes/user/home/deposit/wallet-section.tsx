import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { CopyText } from "~/components/copy-text";
import { SectionHead } from "~/components/section-head";
import * as css from "./deposit.css";
import { GiftForm } from "./gift-form";

/** By the mode of the operator's first wallet (specification, section 2). */
export type WalletWay =
  | { way: "number"; number: string; username: string }
  | { way: "link"; intent: string; minimum: Satang };

export function WalletSection({ wallet }: { wallet: WalletWay }) {
  const { t } = useTranslation("deposit");
  return (
    <section id="wallet" className={css.method} aria-labelledby="wallet-title">
      <SectionHead id="wallet-title">
        {t(wallet.way === "link" ? "wallet.giftTitle" : "wallet.title")}
      </SectionHead>
      {wallet.way === "link" ? (
        <GiftForm {...wallet} />
      ) : (
        <>
          <p className={css.number}>
            <CopyText name={t("wallet.number")} text={wallet.number} isNumber />
          </p>
          <p>{t("wallet.condition", { username: wallet.username })}</p>
        </>
      )}
    </section>
  );
}
