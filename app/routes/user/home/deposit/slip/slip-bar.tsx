import type { ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { variants } from "~/components/button.css";
import * as dialogCss from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { useIsInteractive } from "~/document/after-hydration";
import * as drop from "./drop.css";
import * as css from "./slip.css";
import type { UploadState } from "./use-slip-upload";

interface SlipBarProps {
  step: UploadState["step"];
  hasFile: boolean;
  /** The picture cannot be sent. */
  isOff: boolean;
  parent: string;
  onPick(): void;
  onCamera(event: ChangeEvent<HTMLInputElement>): void;
  onCancel(): void;
}

/** First a picture, by choice or by camera; then the button that sends it. Without script the form is sent as it is. */
export function SlipBar({ step, hasFile, isOff, parent, onPick, onCamera, onCancel }: SlipBarProps) {
  const { t } = useTranslation(["slip", "public"]);
  const isInteractive = useIsInteractive();
  if (step === "sending") {
    return (
      <div className={dialogCss.actions}>
        <Button type="button" variant="secondary" className={css.whole} onClick={onCancel}>
          {t("cancelSending")}
        </Button>
      </div>
    );
  }
  if (isInteractive && !hasFile) {
    return (
      <div className={dialogCss.actions}>
        <label className={`${variants.secondary} ${drop.camera}`}>
          <Icon name="camera" />
          {t("photograph")}
          <input
            className={drop.field}
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t("photograph")}
            onChange={onCamera}
          />
        </label>
        <Button type="button" onClick={onPick}>
          {t("choose")}
        </Button>
      </div>
    );
  }
  return (
    <div className={dialogCss.actions}>
      <LinkButton to={parent} variant="secondary">
        {t("public:common.cancel")}
      </LinkButton>
      <MoneyButton disabled={step === "waiting" || isOff}>
        {t(step === "failed" || step === "cancelled" ? "again" : "send")}
      </MoneyButton>
    </div>
  );
}
