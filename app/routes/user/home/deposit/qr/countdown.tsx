import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { minutesAndSeconds } from "~/format/minutes-and-seconds";
import * as css from "./qr.css";

/** A time of the server's clock, in ms since the epoch, and the device's time when it was asked for. */
export interface ServerTime {
  now: number;
  /** Absent: the answer counts as received just now. */
  askedAt?: number;
}

interface CountdownProps {
  /** By the server's clock, in ms since the epoch, because the device's clock may be wrong. */
  expiresAt: number;
  time: ServerTime;
  /** The expiry as a clock time, shown when no script counts down. */
  until: string;
  lifeMs?: number;
  onOver(): void;
}

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;
const MINUTE_MS = 60_000;

/** A countdown in mm:ss, updated every second, with a ring that empties (specification, section 4, QR deposit). */
export function Countdown({ expiresAt, time, until, lifeMs, onOver }: CountdownProps) {
  const { t } = useTranslation("deposit");
  const left = useTimeLeft(expiresAt, time, onOver);
  if (left === null) return <p className={css.until}>{t("qr.until", { time: until })}</p>;
  const share = lifeMs ? Math.min(1, left / lifeMs) : 1;
  return (
    <p className={css.countdown}>
      <svg className={css.ring} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={css.ringTrack} cx="18" cy="18" r={RADIUS} />
        <circle
          className={css.ringLeft}
          cx="18"
          cy="18"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <span>
        <span className={css.left}>{t("qr.left")}</span>
        <b className={css.clock} role="timer">
          {minutesAndSeconds(Math.ceil(left / 1_000))}
        </b>
      </span>
      <span className={visuallyHidden} role="status">
        {left <= MINUTE_MS ? t("qr.lastMinute") : ""}
      </span>
    </p>
  );
}

/**
 * The time left in ms, read from the clock at every tick, so that it is right after a while in the background; null
 * before hydration. It may be too short by the time that the server's answer took, never too long.
 */
function useTimeLeft(expiresAt: number, { now, askedAt }: ServerTime, onOver: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(
    function tick() {
      const behindMs = now - (askedAt ?? Date.now());
      let isOver = false;
      function update() {
        const rest = Math.max(0, expiresAt - Date.now() - behindMs);
        setLeft(rest);
        if (rest > 0 || isOver) return;
        isOver = true;
        onOver();
      }
      update();
      const timer = setInterval(update, 1_000);
      document.addEventListener("visibilitychange", update);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", update);
      };
    },
    [expiresAt, now, askedAt, onOver],
  );
  return left;
}
