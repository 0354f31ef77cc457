import { useEffect } from "react";
import { paths } from "~/paths";

const CHANNEL = "session";
const SIGNED_OUT = "#signed-out-";

/** The login page's address after signing out, with the session's tag behind `#`, which no server sees. */
export function signedOutPath(session: string | undefined): string {
  return session === undefined ? paths.login : `${paths.login}${SIGNED_OUT}${session}`;
}

/** Announces an ended session to this browser's other tabs, by its tag: that in this page's address, or the given one. */
export function useAnnouncedEnd(ended: string | undefined): void {
  useEffect(
    function announceEnd() {
      const session = takeSignedOut() ?? ended;
      if (session === undefined || typeof BroadcastChannel === "undefined") return;
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage(session);
      channel.close();
    },
    [ended],
  );
}

/** Reads the tag and removes it from the address, so that a reload or a copied link announces nothing. */
function takeSignedOut(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(SIGNED_OUT)) return undefined;
  window.history.replaceState(window.history.state, "", pathname + search);
  return hash.slice(SIGNED_OUT.length);
}

/**
 * Leaves a personal page as soon as another tab announces that its session has ended. It goes to the members' pages, which
 * need a session, not to the login page: a tab that slept hears it late, and would end a session that has begun since.
 */
export function useEndInOtherTabs(session: string | undefined): void {
  useEffect(
    function leaveWithTheSession() {
      if (typeof BroadcastChannel === "undefined") return;
      const channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }) => {
        if (data === session) window.location.replace(paths.user);
      };
      return () => channel.close();
    },
    [session],
  );
}

/**
 * Reloads a page that comes from the back/forward cache: a personal one may be somebody else's by now (standards.md,
 * Trust 5), and a guest's ends a session that has begun since, as always when it is opened. Not an effect, because a page
 * may be shown again before its components are there.
 */
export function reloadKeptPages(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
