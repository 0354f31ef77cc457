import { useTranslation } from "react-i18next";
import { isBlank } from "schemas/clean-text";
import { findGiftLink } from "schemas/gift-link";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { CopyText } from "~/components/copy-text";
import { Field } from "~/components/field";
import { MoneyButton } from "~/components/money-button";
import { useIsInteractive } from "~/document/after-hydration";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { useTypedValues } from "~/form/typed-values";
import { paths, qrPath, slipPath } from "~/paths";
import * as css from "./deposit.css";
import { QrForm } from "./qr-form";
import type { DepositWay, PayeeAccount } from "./ways.server";

export interface DepositPeriods {
  /** How long after the transfer it is credited. */
  creditedWithin: string;
  /** How long after the transfer its slip may be sent; undefined if the brand takes no slips. */
  slipWithin: string | undefined;
}

/** What the row of a way unfolds. */
export function WayDetails({ way, ...periods }: DepositPeriods & { way: DepositWay }) {
  const { t } = useTranslation("deposit");
  switch (way.kind) {
    case "qr":
      return way.open ? (
        <LinkButton to={qrPath(way.bankCode, way.index)} isWide>
          {t("qr.show")}
        </LinkButton>
      ) : (
        <QrForm {...way} creditedWithin={periods.creditedWithin} />
      );
    case "account":
      return <AccountDetails account={way.account} {...periods} />;
    case "asked":
      return <AskedDetails {...periods} />;
    case "wallet":
      return <WalletDetails {...way} />;
    case "gift":
      return <GiftLinkForm intent={way.intent} />;
  }
}

/** An account to transfer to: its number to copy, for some banks currency and instruction picture, and the steps. */
function AccountDetails({ account, creditedWithin, slipWithin }: DepositPeriods & { account: PayeeAccount }) {
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

/** Leads to the operator, whom the member has to ask for an account. */
function AskedDetails({ slipWithin }: DepositPeriods) {
  const { t } = useTranslation("deposit");
  return (
    <div className={css.form}>
      <LinkButton to={paths.memberContact} variant="secondary">
        {t("contact")}
      </LinkButton>
      <Steps first={t("asked.first")} slipWithin={slipWithin} />
    </div>
  );
}

/** The number of the operator's TrueMoney wallet, and the condition on which a transfer to it is credited. */
function WalletDetails({ number, username }: { number: string; username: string }) {
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

function Steps({ first, slipWithin }: Pick<DepositPeriods, "slipWithin"> & { first: string }) {
  const { t } = useTranslation("deposit");
  return (
    <ol className={css.steps}>
      <li>{first}</li>
      <li>{t("bank.transfer")}</li>
      {slipWithin === undefined ? null : <li>{t("bank.attach", { span: slipWithin })}</li>}
    </ol>
  );
}

/** A gift link to send. The field's hint says why the button is disabled while it is empty (specification, section 2). */
function GiftLinkForm({ intent }: { intent: string }) {
  const { t } = useTranslation("deposit");
  const form = useFormKit({
    id: "gift",
    labels: { link: t("wallet.link") },
    schema: async () => (await import("./schema")).GiftForm,
    button: "send",
  });
  const { link } = useTypedValues(form.id, ["link"]);
  const isOff = useIsInteractive() && isBlank(link);
  const field = form.text("link");
  return (
    <FormFrame form={form} className={css.form} intent={intent}>
      <Field
        {...field}
        hint={t(findGiftLink(link) === undefined ? "wallet.empty" : "wallet.found")}
        placeholder={t("wallet.placeholder")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MoneyButton
        {...form.submit}
        isWide
        disabled={isOff}
        aria-describedby={isOff ? `${field.id}-note` : undefined}
      >
        {t(form.isPending ? "wallet.sending" : "wallet.send")}
      </MoneyButton>
    </FormFrame>
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
