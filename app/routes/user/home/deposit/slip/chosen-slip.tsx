import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { fileSize } from "~/format/file-size";
import { drawSlip, lookForCode, type SlipLook } from "./look-at-picture";
import * as css from "./slip.css";

interface ChosenSlipProps {
  file: File;
  /** Whether the code on the picture is read here, to warn before an unreadable slip is sent. */
  isChecked: boolean;
  /** Undefined while it is being sent. */
  onChange: (() => void) | undefined;
  onRemove(): void;
}

/** The chosen picture, and whether its code could be read. */
export function ChosenSlip({ file, isChecked, onChange, onRemove }: ChosenSlipProps) {
  const { t } = useTranslation("slip");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [look, setLook] = useState<SlipLook | "looking">("looking");

  useEffect(
    function showAndCheck() {
      let isCurrent = true;
      const say = (next: SlipLook | "looking") => isCurrent && setLook(next);
      async function run(board: HTMLCanvasElement) {
        say("looking");
        const isDrawn = await drawSlip(file, board);
        say(isDrawn && isChecked && isCurrent ? await lookForCode(board) : "unknown");
      }
      if (canvas.current) void run(canvas.current);
      return () => {
        isCurrent = false;
      };
    },
    [file, isChecked],
  );

  return (
    <div className={css.chosen}>
      <div className={css.frame}>
        <canvas ref={canvas} className={css.picture} role="img" aria-label={t("chosen")} />
      </div>
      <div className={css.about}>
        <p className={css.caption}>{t("chosen")}</p>
        <p className={css.name}>{file.name}</p>
        <p className={css.caption}>{fileSize(file.size)}</p>
        <p role="status" className={css.found}>
          {look === "readable" ? (
            <>
              <span className={css.good}>
                <Icon name="check" />
              </span>
              <span>{t("readable")}</span>
            </>
          ) : null}
          {look === "unreadable" ? (
            <>
              <span className={css.doubtful}>
                <Icon name="alert" />
              </span>
              <span>{t("unreadable")}</span>
            </>
          ) : null}
        </p>
        {onChange ? (
          <p className={css.swap}>
            <button type="button" className={css.word} onClick={onChange}>
              {t("change")}
            </button>
            <button type="button" className={css.word} onClick={onRemove}>
              {t("remove")}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
