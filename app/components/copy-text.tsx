import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { digitsOf } from "~/format/account-number";
import { AfterHydration } from "./after-hydration";
import * as css from "./copy-text.css";
import { useToast } from "./toast";
import { unseen } from "./unseen.css";

interface CopyTextProps {
  text: string;
  /** What it is: read out with the button. */
  name: string;
  /** Of an account or a phone: its digits alone are copied, however it is grouped. */
  isNumber?: boolean;
}

/**
 * A text and, where there is script, its copy button (specification, section 8, Clipboard). Where the browser keeps its
 * clipboard to itself, as some browsers inside messengers do, the text is selected: the member copies it by hand.
 */
export function CopyText({ text, name, isNumber = false }: CopyTextProps) {
  const { t } = useTranslation("public");
  const shown = useRef<HTMLSpanElement>(null);
  const showToast = useToast();

  async function copy() {
    const wanted = isNumber ? digitsOf(text) : text;
    if (await writeClipboard(wanted)) {
      showToast("positive", t("copy.done", { text: wanted }));
      return;
    }
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    showToast("negative", t("copy.failed"));
  }

  return (
    <span className={css.copyText}>
      <span ref={shown} className={css.text}>
        {text}
      </span>
      <span className={css.place}>
        <span className={css.measure} aria-hidden="true">
          {t("copy.action")}
        </span>
        <AfterHydration>
          <button type="button" className={css.button} onClick={copy}>
            {t("copy.action")}
            <span className={unseen}> {name}</span>
          </button>
        </AfterHydration>
      </span>
    </span>
  );
}

/** Without https there is no clipboard at all, whatever the types say. */
async function writeClipboard(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
