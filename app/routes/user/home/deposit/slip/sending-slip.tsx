import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
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
