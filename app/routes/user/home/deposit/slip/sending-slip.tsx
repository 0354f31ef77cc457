import { useNavigate, useRevalidator } from "@remix-run/react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { Button, buttonLook, LinkButton } from "~/components/button";
import * as dialogCss from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import type { SlipReply } from "~/deposits/send-slip.server";
import { useIsInteractive } from "~/document/after-hydration";
import { fileSize } from "~/format/file-size";
import { paths } from "~/paths";
import * as css from "./slip.css";

/** The upload's state. `waiting`: everything is sent and the response is pending, so it can no longer be cancelled. */
type UploadState =
  | { step: "idle" }
  | { step: "sending"; sent: number; total: number }
  | { step: "waiting" }
  | { step: "cancelled" }
  | { step: "failed"; text?: string; why: "refused" | "network" | "timeout" };

/** Added to the server's own timeout, so that the server's response arrives first. */
const MARGIN_MS = 10_000;

/**
 * Uploads a slip with a separate request that reports progress. Every try sends the form's intent, so that a slip that
 * has arrived already is not sent again.
 */
export function useSlipUpload(timeoutMs: number) {
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const request = useRef<XMLHttpRequest | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => () => request.current?.abort(), []);

  function answered(xhr: XMLHttpRequest) {
    const reply = readReply(xhr.getResponseHeader("content-type"), xhr.responseText);
    if (reply === null && xhr.status < 400) return location.reload();
    if (reply !== null && "to" in reply) return navigate(reply.to);
    setState({ step: "failed", why: reply ? "refused" : "network", text: reply?.text });
    if (reply?.isStale) revalidate();
  }

  function send(form: HTMLFormElement, file: File) {
    const body = new FormData();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") body.set(name, value);
    body.set("file", file);
    const xhr = new XMLHttpRequest();
    request.current = xhr;
    xhr.timeout = timeoutMs + MARGIN_MS;
    xhr.upload.onprogress = ({ loaded, total }) => setState({ step: "sending", sent: loaded, total });
    xhr.upload.onload = () => setState({ step: "waiting" });
    xhr.onload = () => answered(xhr);
    xhr.onerror = () => setState({ step: "failed", why: "network" });
    xhr.ontimeout = () => setState({ step: "failed", why: "timeout" });
    setState({ step: "sending", sent: 0, total: file.size });
    xhr.open("POST", paths.slipFile);
    xhr.send(body);
  }

  function cancel() {
    request.current?.abort();
    setState({ step: "cancelled" });
  }

  return { state, send, cancel, forget: () => setState({ step: "idle" }) };
}

/** Null if the response is not JSON for the script: a page, when the session has ended. */
function readReply(contentType: string | null, text: string): SlipReply | null {
  if (!contentType?.includes("json")) return null;
  const reply: unknown = JSON.parse(text);
  const isReply = typeof reply === "object" && reply !== null && ("to" in reply || "text" in reply);
  return isReply ? (reply as SlipReply) : null;
}

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
        <label {...buttonLook({ variant: "secondary", className: css.camera })}>
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
