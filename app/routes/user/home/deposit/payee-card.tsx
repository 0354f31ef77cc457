import { useTranslation } from "react-i18next";
import { CopyText } from "~/components/copy-text";
import { Monogram } from "../monogram";
import * as css from "./deposit.css";
import { InstructionPicture } from "./instruction-picture";
import type { PayeeAccount } from "./offer.server";

/** An account to transfer to: bank, holder, number to copy; for some banks also currency and instruction picture. */
export function PayeeCard({ account }: { account: PayeeAccount }) {
  const { t } = useTranslation("deposit");
  const { view, name, otherName, monogram, color, holder, number, currency, picture } = account;
  return (
    <article className={css.account} data-view={view}>
      <Monogram letters={monogram} color={color} />
      <h3 className={css.bank}>
        {name}
        {otherName ? <span className={css.otherName}>{otherName}</span> : null}
      </h3>
      {holder ? <p className={css.across}>{holder}</p> : null}
      {view === "bcel" && currency ? <p className={css.across}>{t("bank.currency", { currency })}</p> : null}
      {number ? (
        <p className={css.number}>
          <CopyText name={`${t("bank.number")} ${name}`} text={number} isNumber />
        </p>
      ) : null}
      {view === "manual" ? <p className={css.manual}>{t("bank.manual")}</p> : null}
      {view === "bcel" ? <InstructionPicture bank={name} picture={picture} /> : null}
    </article>
  );
}
