import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/use-reply";
import { minutesAndSeconds } from "~/format/minutes-and-seconds";
import * as css from "./otp.css";

/** Requests another code. With JavaScript it counts down first; without, the server says if it is too early. */
export function ResendForm({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const { left, isTicking } = useCountdown(seconds);
  const isTooEarly = isTicking && left > 0;
  const form = useButtonForm("register-resend", "resend");
  return (
    <FormFrame form={form} className={css.resend} reloadDocument>
      <Button type="submit" name="do" value="resend" variant="quiet" disabled={isTooEarly}>
        {left > 0 ? t("register.otp.resendIn", { time: minutesAndSeconds(left) }) : t("register.otp.resend")}
      </Button>
    </FormFrame>
  );
}

/** Seconds left since the page was rendered; counts down once hydrated. */
function useCountdown(seconds: number): { left: number; isTicking: boolean } {
  const [left, setLeft] = useState(seconds);
  const [isTicking, setIsTicking] = useState(false);
  useEffect(
    function tick() {
      const endsAt = Date.now() + seconds * 1000;
      const update = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
      update();
      setIsTicking(true);
      const timer = setInterval(update, 1000);
      return () => clearInterval(timer);
    },
    [seconds],
  );
  return { left, isTicking };
}
