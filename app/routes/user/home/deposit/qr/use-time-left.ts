import { useEffect, useState } from "react";

/** A server's time, and the device's when it was asked for; without that, it is taken to have come just now. */
export interface ServerTime {
  now: number;
  askedAt?: number;
}

/**
 * The time left in ms, read from the clock at every tick, so that it is right after a while in the background; null
 * before hydration. An answer that took long on its way makes it shorter, never longer than it is.
 */
export function useTimeLeft(
  expiresAt: number,
  { now, askedAt }: ServerTime,
  onOver: () => void,
): number | null {
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
