import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
const GROWTH = 1.5;

/**
 * Calls `ask` every `pace` ms or at growing intervals; undefined if there is nothing to wait for. Never while the page
 * is hidden, and at once when it becomes visible again.
 */
export function usePolling(pace: number | "growing" | undefined, ask: () => void): void {
  useEffect(
    function poll() {
      if (pace === undefined) return;
      const [firstMs, longestMs] = pace === "growing" ? [FIRST_MS, LONGEST_MS] : [pace, pace];
      let delay = firstMs;
      let timer: ReturnType<typeof setTimeout>;
      function schedule() {
        timer = setTimeout(() => {
          delay = Math.min(delay * GROWTH, longestMs);
          if (!document.hidden) ask();
          schedule();
        }, delay);
      }
      function askWhenVisible() {
        if (document.hidden) return;
        clearTimeout(timer);
        delay = firstMs;
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
    [pace, ask],
  );
}

/**
 * Reads the page's data anew every `paceMs`; undefined if there is nothing to wait for. Counted from the end of the last
 * read, and not while the member goes elsewhere: a read ends the one under way and a navigation, so on a slow network
 * neither would ever arrive.
 */
export function useReloading(paceMs: number | undefined): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === "idle" && navigation.state === "idle";
  usePolling(isIdle ? paceMs : undefined, revalidate);
}
