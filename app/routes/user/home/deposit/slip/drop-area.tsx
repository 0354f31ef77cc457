import { type ChangeEvent, type InputHTMLAttributes, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { slipTypes } from "~/uploads/slip-kinds";
import * as css from "./slip.css";

interface DropAreaProps {
  field: InputHTMLAttributes<HTMLInputElement>;
  input: RefObject<HTMLInputElement>;
  hasFile: boolean;
  isHidden: boolean;
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
}

/** Where a slip is chosen, dropped or photographed, with a specimen of a good one. */
export function DropArea({ field, input, hasFile, isHidden, onChoose }: DropAreaProps) {
  const { t } = useTranslation("slip");
  const [isOver, setOver] = useState(false);
  return (
    <label className={css.drop} data-over={isOver || undefined} hidden={isHidden}>
      <input
        {...field}
        ref={input}
        className={css.field}
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

/** A good slip: all of it, with its code whole and sharp. */
function Specimen() {
  return (
    <svg className={css.specimen} viewBox="0 0 116 164" aria-hidden="true">
      <path className={css.paper} d="M.5.5h115v163H.5z" />
      <path className={css.pale} d="M1 1h114v26H1zM13 109h90v1H13z" />
      <path className={css.print} d={PRINT} />
      <path className={css.tick} d="m92 43 4 4 8-9" />
      <path className={css.code} d={CODE} />
      <path className={css.brackets} d="M64 119v-7h7m31 0h7v7m0 31v7h-7m-31 0h-7v-7" />
    </svg>
  );
}

const PRINT =
  "M13 11h44v6H13zM13 40h60v9H13zM13 62h34v4H13zM13 72h52v5H13zM13 87h34v4H13zM13 97h60v5H13zM13 120h40v4H13zM13 130h28v4H13zM13 140h34v4H13z";
const CODE =
  "M70 118h11v11H70zm3 3v5h5v-5zM92 118h11v11H92zm3 3v5h5v-5zM70 140h11v11H70zm3 3v5h5v-5zM84 118h4v5h-4zm0 9h3v6h-3zm6 6h5v4h-5zm8 7h5v4h-5zm-9 5h4v6h-4zm-6-6h4v4h-4zm14 8h4v4h-4z";
