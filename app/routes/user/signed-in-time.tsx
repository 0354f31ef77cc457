import { useTranslation } from "react-i18next";

const HOUR_MINUTES = 60;

/** In hours, once there is one, and minutes. */
export function SignedInTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation("reality");
  return (
    <>
      {minutes >= HOUR_MINUTES ? t("hours", { hours: Math.floor(minutes / HOUR_MINUTES) }) : null}{" "}
      {t("minutes", { minutes: minutes % HOUR_MINUTES })}
    </>
  );
}
