import type { ChangeEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { FieldNote } from "~/components/field";
import * as css from "./slip.css";

const TYPES = "image/png,image/jpeg,image/webp";

interface ChoosersProps {
  input: RefObject<HTMLInputElement>;
  hasFile: boolean;
  /** The form was sent without a picture. */
  isMissing: boolean;
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
}

/** The buttons to choose an existing picture or take a new one. */
export function Choosers({ input, hasFile, isMissing, onChoose }: ChoosersProps) {
  const { t } = useTranslation("slip");
  return (
    <>
      <label className={css.chooser}>
        {t(hasFile ? "chooseAnother" : "choose")}
        <input
          ref={input}
          className={css.file}
          type="file"
          name="file"
          accept={TYPES}
          required={!hasFile}
          onChange={onChoose}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "slip-fault slip-hint" : "slip-hint"}
        />
      </label>
      {isMissing ? <FieldNote id="slip-fault" error={t("fault.noFile")} /> : null}
      <label className={css.camera}>
        {t("photograph")}
        <input className={css.over} type="file" accept="image/*" capture="environment" onChange={onChoose} />
      </label>
    </>
  );
}
