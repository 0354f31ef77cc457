import { useEffect } from "react";
import { paths } from "~/paths";

const CHANNEL = "session";
const SIGNED_OUT = "#signed-out-";

/** The login page's address after signing out, by the session's tag: no server sees what stands behind `#`. */
export function signedOutPath(session: string | undefined): string {
  return session === undefined ? paths.login : `${paths.login}${SIGNED_OUT}${session}`;
}

/**
 * Announces to this browser's other tabs which session has ended, by its tag: the one that this page's address says, or
 * the given one. Stores nothing.
 */
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

/** Once: a reload, or a link that somebody copies, says nothing. */
function takeSignedOut(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(SIGNED_OUT)) return undefined;
  window.history.replaceState(window.history.state, "", pathname + search);
  return hash.slice(SIGNED_OUT.length);
}

/**
 * Leaves a personal page as soon as another tab says that its session has ended. A tab that slept hears it late, when
 * another session may have begun: it leads to the members' pages, which nobody sees without a session, and not to the
 * login page, which would end that one.
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
 * Trust 5), a guest's ends the session that has begun since, as it does whenever it is opened. Not an effect: a page
 * whose script is still on its way is shown again too.
 */
export function reloadKeptPages(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
