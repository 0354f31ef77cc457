import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { CopyText } from "~/components/copy-text";
import { paths, slipPath } from "~/paths";
import * as css from "./deposit.css";
import type { PayeeAccount } from "./offer.server";

interface TransferProps {
  /** Undefined if the brand takes no slips. */
  slipWithin: string | undefined;
}

interface AccountDetailsProps extends TransferProps {
  account: PayeeAccount;
  creditedWithin: string;
}

/** An account to transfer to: its number to copy, for some banks currency and instruction picture, and the steps. */
export function AccountDetails({ account, creditedWithin, slipWithin }: AccountDetailsProps) {
  const { t } = useTranslation("deposit");
  const { view, isManual, bankCode, name, otherName, number, currency, picture } = account;
  return (
    <div className={css.form}>
      {otherName ? <p className={css.caption}>{otherName}</p> : null}
      {view === "bcel" && currency ? <p>{t("bank.currency", { currency })}</p> : null}
      {number ? (
        <CopyNumber label={t("bank.number")} name={`${t("bank.number")} ${name}`} number={number} />
      ) : null}
      {view === "bcel" ? <InstructionPicture bank={name} picture={picture} /> : null}
      {isManual ? <Alert tone="note">{t("bank.manual")}</Alert> : null}
      <Steps first={t("bank.copy")} slipWithin={slipWithin} />
      {isManual ? null : <p className={css.caption}>{t("bank.credited", { span: creditedWithin })}</p>}
      {slipWithin === undefined ? null : (
        <LinkButton to={slipPath(bankCode)} variant="secondary">
          {t("bank.slip")}
        </LinkButton>
      )}
    </div>
  );
}

/** Where to ask for an account: the look-up says that transfers are checked by hand, and names no account. */
export function AskedDetails(props: TransferProps) {
  const { t } = useTranslation("deposit");
  return (
    <div className={css.form}>
      <LinkButton to={paths.memberContact} variant="secondary">
        {t("contact")}
      </LinkButton>
      <Steps first={t("asked.first")} {...props} />
    </div>
  );
}

/** The number of the operator's wallet, and the condition that names the member. */
export function WalletDetails({ number, username }: { number: string; username: string }) {
  const { t } = useTranslation("deposit");
  return (
    <div className={css.form}>
      <CopyNumber label={t("wallet.number")} name={t("wallet.number")} number={number} />
      <p>{t("wallet.condition", { username })}</p>
    </div>
  );
}

/** A number to copy, under its label. */
function CopyNumber({ label, name, number }: { label: string; name: string; number: string }) {
  return (
    <div>
      <span className={css.caption}>{label}</span>
      <p className={css.number}>
        <CopyText name={name} text={number} isNumber isLarge />
      </p>
    </div>
  );
}

function Steps({ first, slipWithin }: TransferProps & { first: string }) {
  const { t } = useTranslation("deposit");
  return (
    <ol className={css.steps}>
      <li>{first}</li>
      <li>{t("bank.transfer")}</li>
      {slipWithin === undefined ? null : <li>{t("bank.attach", { span: slipWithin })}</li>}
    </ol>
  );
}

interface InstructionPictureProps {
  bank: string;
  /** The brand's own picture; without one, ours is drawn. */
  picture?: string;
}

/** How to transfer to a bank in three drawn steps (specification, section 2, Deposit modal: BCEL). */
function InstructionPicture({ bank, picture }: InstructionPictureProps) {
  const { t } = useTranslation("deposit");
  const label = t("bank.picture", { bank });
  if (picture === undefined) {
    return (
      <svg className={css.drawing} viewBox="0 0 300 120" role="img" aria-label={label}>
        <path d={PHONES} />
        <path d={STEPS} />
      </svg>
    );
  }
  return (
    <img className={css.instructions} src={picture} alt={label} width={300} height={120} loading="lazy" />
  );
}

/** Three phones, with an arrow from each to the next. */
const PHONES =
  "M22 12h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Zm108 0h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Zm108 0h40a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8ZM82 60h26m-7-7 7 7-7 7m89-7h26m-7-7 7 7-7 7";

/** On their screens: the number to copy, the amount to send, and the check mark of a transfer that is done. */
const STEPS =
  "M26 34h32M26 46h18m-12 14h20v20H32Zm6-6h20v20M134 34h32M134 46h32v22h-32Zm16 48V78m-7 7 7-7 7 7m86-21 10 10 18-20";
