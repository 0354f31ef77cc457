import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Button, LinkButton } from "~/components/button";
import * as dialogCss from "~/components/dialog.css";
import { MoneyButton } from "~/components/money-button";
import { focusFirstFault } from "~/form/first-fault";
import { OwnForm } from "~/form/own-form";
import { Choosers } from "./choosers";
import { ChosenSlip } from "./chosen-slip";
import type { Destination } from "./destination.server";
import { SendingSlip } from "./sending-slip";
import * as css from "./slip.css";
import { useSlipUpload } from "./use-slip-upload";

interface SlipFormProps {
  intent: string;
  destination?: Destination;
  maxBytes: number;
  /** The size limit as text, such as `10 MB`. */
  size: string;
  withinMinutes: number;
  timeoutMs: number;
  isChecked: boolean;
  parent: string;
  /** The refusal of a native form post. */
  refusal?: string;
}

/** Choose or photograph a slip, check it, send it. A plain form until hydrated. */
export function SlipForm(props: SlipFormProps) {
  const { intent, destination, maxBytes, size, isChecked, parent, refusal } = props;
  const { t } = useTranslation(["slip", "public"]);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { state, send, cancel, forget } = useSlipUpload(props.timeoutMs);
  const isBusy = state.step === "sending" || state.step === "waiting";
  const isTooLarge = file !== undefined && file.size > maxBytes;

  useEffect(function takeWhatWasChosenBeforeTheScript() {
    setFile(input.current?.files?.[0]);
  }, []);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setFile(chosen);
    setMissing(false);
    forget();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file) {
      setMissing(true);
      return focusFirstFault(event.currentTarget, ["file"]);
    }
    if (!isTooLarge && !isBusy) send(event.currentTarget, file);
  }

  return (
    <OwnForm
      method="post"
      encType="multipart/form-data"
      reloadDocument
      noValidate
      className={dialogCss.body}
      onSubmit={submit}
    >
      <input type="hidden" name="intent" value={intent} />
      {destination ? <input type="hidden" name="bankCode" value={destination.bankCode} /> : null}
      {refusal && state.step === "idle" && !file && !isMissing ? (
        <Alert tone="negative" takesFocus>
          {refusal}
        </Alert>
      ) : null}
      {file ? <ChosenSlip file={file} isChecked={isChecked} /> : null}
      <div className={isBusy ? css.away : css.choice}>
        <Choosers input={input} hasFile={file !== undefined} isMissing={isMissing} onChoose={choose} />
        <p id="slip-hint" className={css.caption}>
          {t("hint", { size })} {t("within", { minutes: props.withinMinutes })}
        </p>
      </div>
      {destination ? <To {...destination} /> : null}
      {isTooLarge ? <Alert tone="negative">{t("fault.tooLarge", { size })}</Alert> : null}
      <SendingSlip state={state} timeoutMs={props.timeoutMs} />
      <div className={dialogCss.actions}>
        {state.step === "sending" ? (
          <Button type="button" variant="secondary" className={css.whole} onClick={cancel}>
            {t("cancelSending")}
          </Button>
        ) : (
          <>
            <LinkButton to={parent} variant="secondary">
              {t("public:common.cancel")}
            </LinkButton>
            <MoneyButton disabled={isBusy || isTooLarge}>
              {t(state.step === "failed" || state.step === "cancelled" ? "again" : "send")}
            </MoneyButton>
          </>
        )}
      </div>
    </OwnForm>
  );
}

/** The account that the money went to. */
function To({ bank, number }: Destination) {
  const { t } = useTranslation("slip");
  return (
    <dl className={css.destination}>
      <dt>{t("to")}</dt>
      <dd>
        {bank} <span className={css.number}>{number}</span>
      </dd>
    </dl>
  );
}
