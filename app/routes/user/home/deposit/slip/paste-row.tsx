import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./drop.css";
import { readPicture, useCanPaste } from "./use-paste";

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
