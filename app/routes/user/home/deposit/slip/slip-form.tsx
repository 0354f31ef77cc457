import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import * as dialogCss from "~/components/dialog.css";
import { OwnForm } from "~/form/bound-form";
import { useFormKit } from "~/form/form-kit";
import { type SlipFault, slipFault } from "~/uploads/slip-kinds";

import { ChosenSlip } from "./chosen-slip";
import type { Destination } from "./destination.server";
import { SendingSlip, SlipBar, useSlipUpload } from "./sending-slip";
import * as css from "./slip.css";
import { DropArea, PasteRow, usePastedPicture, useSharedSlip } from "./slip-sources";

/** The file that is shown, and why it cannot be sent. */
interface ChosenFile {
  file?: File;
  fault?: SlipFault;
}

interface SlipFormProps {
  intent: string;
  destination?: Destination;
  maxBytes: number;
  /** The size limit as text, such as `10 MB`. */
  size: string;
  /** How long after the transfer a slip may be sent, and within which time a good one is credited. */
  within: string;
  creditedWithin: string;
  timeoutMs: number;
  isChecked: boolean;
  /** Opened by another app that shares a picture. */
  isShared: boolean;
  parent: string;
}

/** Choose, drop, paste or photograph a slip, look at it, send it. A plain form until hydrated. */
export function SlipForm(props: SlipFormProps) {
  const { intent, destination, maxBytes, size, isChecked, isShared, parent } = props;
  const { t } = useTranslation("slip");
  const form = useFormKit({ id: "slip", labels: { file: t("choose") } });
  const input = useRef<HTMLInputElement>(null);
  const [{ file, fault }, setChosen] = useState<ChosenFile>({});
  const { state, send, cancel, forget } = useSlipUpload(props.timeoutMs);
  const isBusy = state.step === "sending" || state.step === "waiting";

  async function take(chosen: File | undefined) {
    if (!chosen || isBusy) return;
    setChosen({ file: chosen, fault: await slipFault(chosen, maxBytes) });
    forget();
  }
  const taker = useRef(take);
  useEffect(function takeWhatWasChosenBeforeTheScript() {
    void taker.current(input.current?.files?.[0]);
  }, []);
  usePastedPicture(take);
  const [shared, setShared] = useState<File>();
  const isLost = useSharedSlip(isShared, function takeShared(picture) {
    setShared(picture);
    take(picture);
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => take(target.files?.[0]);
  const pick = () => input.current?.click();

  function remove() {
    if (input.current) input.current.value = "";
    setChosen({});
    forget();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // conform prevents a submit that is only there to validate.
    form.attributes.onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (file && fault === undefined && !isBusy) send(event.currentTarget, file);
  }

  return (
    <OwnForm
      {...form.attributes}
      method="post"
      encType="multipart/form-data"
      reloadDocument
      className={dialogCss.body}
      onSubmit={submit}
    >
      <input type="hidden" name="intent" value={intent} />
      {destination ? <input type="hidden" name="bankCode" value={destination.bankCode} /> : null}
      {form.wrong !== undefined && state.step === "idle" && !file ? (
        <Alert tone="negative" takesFocus>
          {form.wrong}
        </Alert>
      ) : null}
      {isShared && !file ? <SharedLost isLost={isLost} /> : null}
      {destination ? <DestinationAccount {...destination} /> : null}
      <DropArea
        field={form.file("file")}
        input={input}
        hasFile={file !== undefined}
        isHidden={file !== undefined}
        onChoose={choose}
      />
      {file ? (
        <ChosenSlip
          file={file}
          isChecked={isChecked}
          onChange={isBusy ? undefined : pick}
          onRemove={remove}
        />
      ) : (
        <PasteRow onTake={take} />
      )}
      {file && file === shared ? <Alert tone="note">{t("shared")}</Alert> : null}
      {fault === undefined ? null : <Alert tone="negative">{t(`fault.${fault}`, { size })}</Alert>}
      {file && fault === undefined ? (
        <Alert tone="note">{t("credited", { span: props.creditedWithin })}</Alert>
      ) : (
        <p id="slip-hint" className={css.caption}>
          {`${t("hint", { size })} ${t("within", { span: props.within })}`}
        </p>
      )}
      <SendingSlip state={state} timeoutMs={props.timeoutMs} />
      <SlipBar
        step={state.step}
        hasFile={file !== undefined}
        isOff={fault !== undefined}
        parent={parent}
        onPick={pick}
        onCamera={choose}
        onCancel={cancel}
      />
    </OwnForm>
  );
}

/** The shared picture is gone, or there is no script that could read it. */
function SharedLost({ isLost }: { isLost: boolean }) {
  const { t } = useTranslation("slip");
  const lost = <Alert tone="warning">{t("sharedLost")}</Alert>;
  return isLost ? lost : <noscript>{lost}</noscript>;
}

/** The account that the money went to. */
function DestinationAccount({ bank, number }: Destination) {
  const { t } = useTranslation("slip");
  return (
    <dl className={css.destination}>
      <dt>{t("to")}</dt>
      <dd>
        <span>{bank}</span> <span className={css.number}>{number}</span>
      </dd>
    </dl>
  );
}
