import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "./toast";

/**
 * Copies a text and says so (specification, section 8, Clipboard). If the clipboard is unavailable, as in some in-app
 * browsers, selects the visible text so that the member can copy it.
 */
export function useCopy(shown: RefObject<HTMLElement>): (text: string) => Promise<void> {
  const { t } = useTranslation("public");
  const showToast = useToast();
  return async (text) => {
    if (await writeClipboard(text)) {
      showToast("positive", t("copy.done", { text }));
      return;
    }
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    showToast("negative", t("copy.failed"));
  };
}

/** Without https `navigator.clipboard` is undefined, despite its type. */
async function writeClipboard(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
