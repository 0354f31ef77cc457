import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { SlipReply } from "~/deposits/slip-reply";
import { paths } from "~/paths";

/** The upload's state. `waiting`: everything is sent and the response is pending, so it can no longer be cancelled. */
export type UploadState =
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
