import { useTranslation } from "react-i18next";
import { CopyText } from "~/components/copy-text";
import { Monogram } from "../monogram";
import * as deposit from "./deposit.css";
import * as css from "./details.css";
import { InstructionPicture } from "./instruction-picture";
import type { PayeeAccount } from "./offer.server";

/** An account to transfer to: holder, bank, number to copy; for some banks also currency and instruction picture. */
export function PayeeCard({ account }: { account: PayeeAccount }) {
  const { t } = useTranslation("deposit");
  const { view, isManual, name, otherName, monogram, color, holder, number, currency, picture } = account;
  const names = otherName ? `${name} · ${otherName}` : name;
  return (
    <article className={css.account} data-view={view}>
      <Monogram letters={monogram} color={color} />
      <h3 className={css.bank}>
        <span>{holder ?? name}</span>
        {holder || otherName ? <span className={css.otherName}>{holder ? names : otherName}</span> : null}
      </h3>
      {view === "bcel" && currency ? <p className={css.across}>{t("bank.currency", { currency })}</p> : null}
      {number ? (
        <div className={css.payLine}>
          <span className={deposit.caption}>{t("bank.number")}</span>
          <p className={css.number}>
            <CopyText name={`${t("bank.number")} ${name}`} text={number} isNumber isLarge />
          </p>
        </div>
      ) : null}
      {isManual ? <p className={css.manual}>{t("bank.manual")}</p> : null}
      {view === "bcel" ? <InstructionPicture bank={name} picture={picture} /> : null}
    </article>
  );
}
