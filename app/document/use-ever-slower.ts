import { useEffect } from "react";

const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
const SLOWER = 1.5;

/**
 * Asks while there is something to wait for: more and more slowly, never while the page is hidden, and immediately when
 * it becomes visible again.
 */
export function useEverSlower(isWaiting: boolean, ask: () => void): void {
  useEffect(
    function askEverMoreSlowly() {
      if (!isWaiting) return;
      let delay = FIRST_MS;
      let timer: ReturnType<typeof setTimeout>;
      function later() {
        timer = setTimeout(() => {
          delay = Math.min(delay * SLOWER, LONGEST_MS);
          if (!document.hidden) ask();
          later();
        }, delay);
      }
      function lookedAtAgain() {
        if (document.hidden) return;
        clearTimeout(timer);
        delay = FIRST_MS;
        ask();
        later();
      }
      later();
      document.addEventListener("visibilitychange", lookedAtAgain);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", lookedAtAgain);
      };
    },
    [isWaiting, ask],
  );
}
