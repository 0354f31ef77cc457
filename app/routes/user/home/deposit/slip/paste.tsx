import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsInteractive } from "~/document/after-hydration";
import * as css from "./slip.css";

/** Takes the picture that is in the clipboard; there only where the browser can. */
export function PasteRow({ onTake }: { onTake(picture: File): void }) {
  const { t } = useTranslation("slip");
  const canPaste = useCanPaste();
  const [isEmpty, setEmpty] = useState(false);
  if (!canPaste) return null;

  async function take() {
    const picture = await readPicture();
    setEmpty(picture === null);
    if (picture) onTake(picture);
  }

  return (
    <p className={css.paste}>
      <span role="status">{t(isEmpty ? "nothingCopied" : "copied")}</span>
      <button type="button" className={css.word} onClick={() => void take()}>
        {t("paste")}
      </button>
    </p>
  );
}

/** Takes a picture from the clipboard when the member pastes on this page. */
export function usePastedPicture(take: (picture: File) => void): void {
  const taker = useRef(take);
  taker.current = take;
  useEffect(function takePastedPictures() {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const [picture] = clipboardData?.files ?? [];
      if (picture) taker.current(picture);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

/** Whether this browser lets a button read the clipboard. */
function useCanPaste(): boolean {
  return useIsInteractive() && typeof navigator.clipboard?.read === "function";
}

/** The picture in the clipboard; null if there is none, or if the browser does not allow to look. */
async function readPicture(): Promise<File | null> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((one) => one.startsWith("image/"));
      if (type) return new File([await item.getType(type)], `slip.${type.slice(6)}`, { type });
    }
  } catch {
    // The member said no.
  }
  return null;
}
