import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useBeforePaint } from "./before-paint";

const KEY = "going-to";

/** Where a page was going when it was left. */
interface Going {
  from: string;
  to: string;
}

/**
 * The router reloads the open page when the script of the next screen has left with its release: goes on to that screen
 * then, so that the tap is not lost. In this tab only, and only while a screen loads.
 */
export function useGoOnAfterReload(): void {
  const { state, location } = useNavigation();
  const to = state === "loading" ? location.pathname + location.search + location.hash : undefined;

  useEffect(function goOn() {
    const going = takeGoing();
    if (going?.from === window.location.href && isReload()) window.location.replace(going.to);
  }, []);

  // At once: a script that is not there may be known of within a few ms.
  useBeforePaint(
    function rememberWhere() {
      if (to === undefined) return;
      const keep = () => keepGoing({ from: window.location.href, to });
      addEventListener("pagehide", keep);
      return () => removeEventListener("pagehide", keep);
    },
    [to],
  );
}

/** Whoever came by a link or by typing the address wants this page, and not where an earlier tap led. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload";
}

function keepGoing(going: Going): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(going));
  } catch {
    // The browser refuses to store anything: the tap has to be repeated.
  }
}

function takeGoing(): Going | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as Going);
  } catch {
    return undefined;
  }
}
