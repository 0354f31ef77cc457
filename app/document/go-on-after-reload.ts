import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useBeforePaint } from "./before-paint";
import { keepInTab, takeFromTab } from "./tab-storage";

const KEY = "going-to";

/** A navigation that a page was about to make when it was left. */
interface PendingNavigation {
  from: string;
  to: string;
}

/**
 * When the next screen's script is gone because a new release has replaced it, the router reloads the open page. Then
 * this goes on to that screen, so that the tap is not lost. In this tab only, and only while a screen loads.
 */
export function useGoOnAfterReload(): void {
  const { state, location } = useNavigation();
  const to = state === "loading" ? location.pathname + location.search + location.hash : undefined;

  useEffect(function goOn() {
    const pending = takeFromTab<PendingNavigation>(KEY);
    if (pending?.from === window.location.href && isReload()) window.location.replace(pending.to);
  }, []);

  // Before the paint: a missing script may be noticed within a few ms.
  useBeforePaint(
    function rememberWhere() {
      if (to === undefined) return;
      const keep = () => keepInTab<PendingNavigation>(KEY, { from: window.location.href, to });
      addEventListener("pagehide", keep);
      return () => removeEventListener("pagehide", keep);
    },
    [to],
  );
}

/** Whoever came by a link or typed the address wants this page, not the screen of an earlier tap. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload";
}
