import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ToastTone } from "./toast-host";

/**
 * Says something for a moment, over whatever is open; the newest takes the place of the one before. Red is for failures
 * (specification, section 8). What draws it is loaded with the first one.
 */
export function useToast(): (tone: ToastTone, text: string) => void {
  const { t } = useTranslation("public");
  const durationMs = toastMsOf(useMatches());
  return (tone, text) => {
    const show = ({ showToast }: typeof import("./toast-host")) =>
      showToast({ tone, text, durationMs, label: t("toast.label") });
    // Offline, say: nothing waits for a toast.
    void import("./toast-host").then(show, () => undefined);
  };
}

/** How long a toast stays: the loader of a frame or of a screen says it. */
export function toastMsOf(pages: readonly { data: unknown }[]): number | undefined {
  for (const { data } of pages) {
    if (typeof data === "object" && data !== null && "toastMs" in data) return Number(data.toastMs);
  }
  return undefined;
}
