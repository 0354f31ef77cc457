import { useTranslation } from "react-i18next";

const MINUTE_MS = 60_000;
const HOUR = 60;

/** Whole minutes since `signedInAt` in ms. */
export function minutesSignedIn({ signedInAt }: { signedInAt: number }, now: number = Date.now()): number {
  return Math.floor((now - signedInAt) / MINUTE_MS);
}

/** In hours, once there is one, and minutes. */
export function SignedInTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation("reality");
  return (
    <>
      {minutes >= HOUR ? t("hours", { hours: Math.floor(minutes / HOUR) }) : null}{" "}
      {t("minutes", { minutes: minutes % HOUR })}
    </>
  );
}
