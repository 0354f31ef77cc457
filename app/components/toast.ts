import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ToastTone } from "./toast-host";

/**
 * Shows a message for a moment above everything; a new one replaces it. Red is for failures (specification, section 8).
 * The component that renders it is loaded on first use.
 */
export function useToast(): (tone: ToastTone, text: string) => void {
  const { t } = useTranslation("public");
  const durationMs = toastMsOf(useMatches());
  return (tone, text) => {
    const show = ({ showToast }: typeof import("./toast-host")) =>
      showToast({ tone, text, durationMs, label: t("toast.label") });
    // For example offline: nothing depends on a toast.
    void import("./toast-host").then(show, () => undefined);
  };
}

/** How long a toast stays, in ms, as the loader of a frame or screen says; undefined if none does. */
export function toastMsOf(pages: readonly { data: unknown }[]): number | undefined {
  for (const { data } of pages) {
    if (typeof data === "object" && data !== null && "toastMs" in data) return Number(data.toastMs);
  }
  return undefined;
}
