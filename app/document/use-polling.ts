import { useEffect } from "react";

const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.5;

/**
 * Calls `ask` while there is something to wait for: at growing intervals, never while the page is hidden, and at once
 * when it becomes visible again.
 */
export function usePolling(isWaiting: boolean, ask: () => void): void {
  useEffect(
    function poll() {
      if (!isWaiting) return;
      let delay = FIRST_MS;
      let timer: ReturnType<typeof setTimeout>;
      function schedule() {
        timer = setTimeout(() => {
          delay = Math.min(delay * GROWTH, LONGEST_MS);
          if (!document.hidden) ask();
          schedule();
        }, delay);
      }
      function askWhenVisible() {
        if (document.hidden) return;
        clearTimeout(timer);
        delay = FIRST_MS;
        ask();
        schedule();
      }
      schedule();
      document.addEventListener("visibilitychange", askWhenVisible);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", askWhenVisible);
      };
    },
    [isWaiting, ask],
  );
}
