import { useEffect } from "react";

const CHANNEL = "session";

/** Tells this browser's other tabs that nobody is signed in here any more. Stores nothing. */
export function useAnnouncedEnd(hasEnded: boolean): void {
  useEffect(
    function announceEnd() {
      if (!hasEnded || typeof BroadcastChannel === "undefined") return;
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage("ended");
      channel.close();
    },
    [hasEnded],
  );
}

/** A personal page leaves as soon as another tab says that the session has ended. */
export function useEndInOtherTabs(): void {
  useEffect(function leaveWithTheSession() {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => window.location.replace("/login");
    return () => channel.close();
  }, []);
}

/** A personal page that the browser kept whole (back/forward cache) is asked for anew (standards.md, Trust 5). */
export function useNoReturn(): void {
  useEffect(function reloadKeptPage() {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
}
