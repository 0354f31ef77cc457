import { useEffect } from "react";
import { paths } from "~/paths";

const CHANNEL = "session";

/** Announces to this browser's other tabs that the session has ended. Stores nothing. */
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

/** Leaves a personal page as soon as another tab says that the session has ended. */
export function useEndInOtherTabs(): void {
  useEffect(function leaveWithTheSession() {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => window.location.replace(paths.login);
    return () => channel.close();
  }, []);
}

/**
 * Reloads a page that comes from the back/forward cache: a personal one may be somebody else's by now (standards.md,
 * Trust 5), a guest's ends the session that has begun since, as it does whenever it is opened. Not an effect: a page
 * whose script is still on its way is shown again too.
 */
export function reloadKeptPages(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
