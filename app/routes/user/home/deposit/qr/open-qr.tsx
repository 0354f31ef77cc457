import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Alert } from "~/components/alert";
import { Button, LinkButton } from "~/components/button";
import * as dialogCss from "~/components/dialog.css";
import { Money } from "~/components/money";
import type { OpenCode } from "~/deposits/live-code";
import { useCurrency } from "~/document/currency";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import { paths, qrFilePath } from "~/paths";
import type { DepositPayee } from "../ways.server";
import { Countdown, type ServerTime } from "./countdown";
import * as css from "./qr.css";
import { SavePicture } from "./save-picture";

const PICTURE = { name: "qr.png", width: 1024, height: 1024 };

interface OpenQrProps {
  code: OpenCode;
  /** When the code was read. */
  time: ServerTime;
  bankCode: string;
  payee: DepositPayee;
  onOver(): void;
}

/** A code to scan with its amount, payee and expiry, and what to do after paying. */
export function OpenQr({ code, time, bankCode, payee, onOver }: OpenQrProps) {
  const { t } = useTranslation(["deposit", "public"]);
  const currency = useCurrency();
  const form = useButtonForm("open-qr", "cancel");
  const { formData } = useNavigation();
  const pressed = formData?.get("do");
  const { amount, picture, until, expiresAt, lifeMs } = code;
  const who = payee.holder ?? payee.name;
  const alt = t("qr.picture", {
    amount: amount === undefined ? "" : formatAmount(amount),
    currency,
    payee: who,
  });
  return (
    <FormFrame form={form} className={dialogCss.body}>
      <input type="hidden" name="shown" value={code.id} />
      {amount === undefined ? null : (
        <p className={css.amount}>
          <Money amount={amount} isLarge />
        </p>
      )}
      <p className={css.words}>
        <strong className={css.payee}>{who}</strong>
        <span className={css.account}>
          <span>{payee.name}</span> <span className={css.number}>{payee.number}</span>
        </span>
      </p>
      {picture ? (
        <div className={css.paper}>
          <img className={css.picture} src={picture} alt={alt} width={264} height={264} />
        </div>
      ) : (
        <Alert tone="negative">{t("qr.noPicture")}</Alert>
      )}
      <div className={css.below}>
        {expiresAt !== undefined && until !== undefined ? (
          <Countdown expiresAt={expiresAt} time={time} until={until} lifeMs={lifeMs} onOver={onOver} />
        ) : (
          <span className={css.account}>{t("qr.once")}</span>
        )}
        {picture ? (
          <SavePicture address={qrFilePath(bankCode)} picture={picture} file={PICTURE} className={css.save}>
            {t("qr.save")}
          </SavePicture>
        ) : null}
      </div>
      {code.saidAt === undefined ? null : <Alert tone="warning">{t("qr.said", { time: code.saidAt })}</Alert>}
      <WhatNext pressed={pressed} isSaid={code.saidAt !== undefined} />
    </FormFrame>
  );
}

interface WhatNextProps {
  /** The pressed button's value while its answer is awaited. */
  pressed: FormDataEntryValue | null | undefined;
  /** The member has said that it is paid. */
  isSaid: boolean;
}

/** The buttons to cancel the code or to say that it is paid; after that, the link home, where it is followed. */
function WhatNext({ pressed, isSaid }: WhatNextProps) {
  const { t } = useTranslation(["deposit", "public"]);
  const isPending = pressed !== undefined && pressed !== null;
  return (
    <div className={css.bar}>
      <Button
        type="submit"
        name="do"
        value="cancel"
        variant="secondary"
        aria-label={pressed === "cancel" ? undefined : t("qr.cancel")}
        disabled={isPending}
        isBusy={pressed === "cancel"}
      >
        {t(pressed === "cancel" ? "qr.cancelling" : "public:common.cancel")}
      </Button>
      {isSaid ? (
        <LinkButton to={paths.home}>{t("qr.home")}</LinkButton>
      ) : (
        <Button type="submit" name="do" value="done" disabled={isPending} isBusy={pressed === "done"}>
          {t("qr.paid")}
        </Button>
      )}
    </div>
  );
}
