import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useIsOnline } from "~/document/connection";
import { Button } from "./button";
import * as css from "./money-button.css";

type MoneyButtonProps = Omit<ComponentProps<typeof Button>, "type">;

/** Submits a form that moves money; disabled while offline, with the reason beside it. */
export function MoneyButton({ disabled, ...button }: MoneyButtonProps) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <>
      {isOnline ? null : <span className={css.reason}>{t("offline.text")}</span>}
      <Button {...button} type="submit" disabled={disabled || !isOnline} />
    </>
  );
}
