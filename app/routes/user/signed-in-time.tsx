import { useTranslation } from "react-i18next";

const HOUR_MINUTES = 60;

/** In hours, once there is one, and minutes. */
export function SignedInTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation("reality");
  const hours =
    minutes >= HOUR_MINUTES ? `${t("hours", { hours: Math.floor(minutes / HOUR_MINUTES) })} ` : "";
  return <span>{hours + t("minutes", { minutes: minutes % HOUR_MINUTES })}</span>;
}
