import { type ChangeEvent, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { slipTypes } from "~/uploads/slip-kinds";
import * as css from "./drop.css";
import { Specimen } from "./specimen";

interface DropAreaProps {
  input: RefObject<HTMLInputElement>;
  hasFile: boolean;
  isHidden: boolean;
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
}

/** Where a slip is chosen, dropped or photographed, with a specimen of a good one. */
export function DropArea({ input, hasFile, isHidden, onChoose }: DropAreaProps) {
  const { t } = useTranslation("slip");
  const [isOver, setOver] = useState(false);
  return (
    <label className={css.drop} data-over={isOver || undefined} hidden={isHidden}>
      <input
        ref={input}
        className={css.field}
        type="file"
        name="file"
        accept={slipTypes.join()}
        required={!hasFile}
        onChange={onChoose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        aria-describedby="slip-hint"
      />
      <Specimen />
      <span>
        <span className={css.head}>{t("choose")}</span>
        <span className={css.filled}>{t("filled")}</span>
        <span className={css.hint}>{t("good")}</span>
      </span>
    </label>
  );
}
