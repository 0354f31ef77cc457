import { useEffect, useState } from "react";

/**
 * The time left in ms, read from the clock at every tick, so that it is right after a while in the background; null
 * before hydration.
 */
export function useTimeLeft(expiresAt: number, now: number, onOver: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(
    function tick() {
      const behindMs = now - Date.now();
      let isOver = false;
      function tell() {
        const rest = Math.max(0, expiresAt - Date.now() - behindMs);
        setLeft(rest);
        if (rest > 0 || isOver) return;
        isOver = true;
        onOver();
      }
      tell();
      const timer = setInterval(tell, 1_000);
      document.addEventListener("visibilitychange", tell);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", tell);
      };
    },
    [expiresAt, now, onOver],
  );
  return left;
}
