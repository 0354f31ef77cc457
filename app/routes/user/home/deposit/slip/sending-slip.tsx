import type { ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Button, LinkButton } from "~/components/button";
import { variants } from "~/components/button.css";
import * as dialogCss from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { useIsInteractive } from "~/document/after-hydration";
import { fileSize } from "~/format/file-size";
import * as css from "./slip.css";
import type { UploadState } from "./use-slip-upload";

/** The upload's progress as a bar and in numbers, or its result. */
export function SendingSlip({ state, timeoutMs }: { state: UploadState; timeoutMs: number }) {
  const { t } = useTranslation("slip");
  if (state.step === "failed") {
    return (
      <Alert tone="negative" takesFocus>
        {state.text ?? t(`failed.${state.why}`, { minutes: minutes(timeoutMs) })}
      </Alert>
    );
  }
  if (state.step === "cancelled") return <Alert tone="warning">{t("cancelled")}</Alert>;
  if (state.step === "idle") return null;
  const { sent, total } = state.step === "sending" ? state : { sent: 1, total: 1 };
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  const words = t(state.step);
  return (
    <section className={css.sending}>
      <p className={css.sendingHead}>
        <strong role="status">{words}</strong> <b className={css.percent}>{`${percent}%`}</b>
      </p>
      <progress className={css.bar} max={100} value={percent} aria-label={words} />
      {state.step === "sending" ? (
        <p className={css.caption}>{t("sentOf", { sent: fileSize(sent), total: fileSize(total) })}</p>
      ) : null}
      <Alert tone="warning">{t(state.step === "sending" ? "stay" : "wait")}</Alert>
    </section>
  );
}

/** Rounded down to tenths, so that "longer than" stays true. */
function minutes(ms: number): number {
  return Math.floor(ms / 6_000) / 10;
}

interface SlipBarProps {
  step: UploadState["step"];
  hasFile: boolean;
  /** The picture cannot be sent. */
  isOff: boolean;
  parent: string;
  onPick(): void;
  onCamera(event: ChangeEvent<HTMLInputElement>): void;
  onCancel(): void;
}

/** First a picture, by choice or by camera; then the button that sends it. Without script the form is sent as it is. */
export function SlipBar({ step, hasFile, isOff, parent, onPick, onCamera, onCancel }: SlipBarProps) {
  const { t } = useTranslation(["slip", "public"]);
  const isInteractive = useIsInteractive();
  if (step === "sending") {
    return (
      <div className={dialogCss.actions}>
        <Button type="button" variant="secondary" className={css.whole} onClick={onCancel}>
          {t("cancelSending")}
        </Button>
      </div>
    );
  }
  if (isInteractive && !hasFile) {
    return (
      <div className={dialogCss.actions}>
        <label className={`${variants.secondary} ${css.camera}`}>
          <Icon name="camera" />
          {t("photograph")}
          <input
            className={css.field}
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t("photograph")}
            onChange={onCamera}
          />
        </label>
        <Button type="button" onClick={onPick}>
          {t("choose")}
        </Button>
      </div>
    );
  }
  return (
    <div className={dialogCss.actions}>
      <LinkButton to={parent} variant="secondary">
        {t("public:common.cancel")}
      </LinkButton>
      <MoneyButton disabled={step === "waiting" || isOff}>
        {t(step === "failed" || step === "cancelled" ? "again" : "send")}
      </MoneyButton>
    </div>
  );
}
