import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { useBrand } from "~/document/brand";
import { checkSiteReachable, useIsOnline } from "~/document/connection";
import { paths } from "~/paths";
import * as css from "./offline-notice.css";

/**
 * Says that the device is offline, again for every tap that is held back meanwhile. The live region is always in the
 * page, so that the message is read out.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const [held, setHeld] = useState({ count: 0, over: null as Element | null });
  const hold = useCallback(() => {
    setHeld(({ count }) => ({ count: count + 1, over: topDialog() }));
    void checkSiteReachable();
  }, []);
  useHeldTaps(isOnline, hold);
  useKeptOfflinePage();
  return (
    <div aria-live="polite" className={isOnline ? undefined : css.notice}>
      {isOnline ? null : <OfflineText key={held.count} />}
      {isOnline || !held.over?.isConnected ? null : createPortal(<OverDialog key={held.count} />, held.over)}
    </div>
  );
}

/** An open dialog makes the rest of the page inert, so the message has to be inside it. */
function topDialog(): Element | null {
  const open = document.querySelectorAll("dialog[open]");
  return open[open.length - 1] ?? null;
}

function OfflineText() {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="alert" />
      <span>{t("offline.text")}</span>
    </>
  );
}

function OverDialog() {
  return (
    <div role="alert" className={css.over}>
      <OfflineText />
    </div>
  );
}

/** Registers the service worker that caches the offline page (routes/service-worker). */
function useKeptOfflinePage(): void {
  const isWanted = useBrand()?.keepsOfflinePage === true;
  useEffect(
    function keepOfflinePage() {
      if (!isWanted) return;
      const register = () =>
        navigator.serviceWorker?.register(paths.serviceWorker, { updateViaCache: "none" });
      // In-app browsers may refuse; then there is no offline page.
      register()?.catch(() => undefined);
    },
    [isWanted],
  );
}

/** Whether a link leads up from this page, which closes a dialog, or to the very same address, which tries again. */
function staysOnPage({ pathname, search }: HTMLAnchorElement): boolean {
  const isAbove = `${location.pathname}/`.startsWith(`${pathname}/`);
  return isAbove && (search === "" || search === location.search);
}

/** The name of the button with which conform validates a form; such a submission sends nothing. */
const VALIDATION = "__intent__";

function isHeldBack(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLFormElement) {
    const button = (event as SubmitEvent).submitter?.getAttribute("name");
    return target.hasAttribute("method") && button !== VALIDATION;
  }
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.origin === location.origin && !staysOnPage(link);
}

/**
 * Without a connection, prevents the app's links and forms from leaving the page: the next one cannot be loaded, and
 * what is on the screen would be gone.
 */
function useHeldTaps(isOnline: boolean, onHeld: () => void): void {
  useEffect(
    function holdBack() {
      if (isOnline) return;
      const hold = (event: Event) => {
        if (!isHeldBack(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onHeld();
      };
      // On the window and capturing, so that it runs before the router.
      window.addEventListener("click", hold, true);
      window.addEventListener("submit", hold, true);
      return () => {
        window.removeEventListener("click", hold, true);
        window.removeEventListener("submit", hold, true);
      };
    },
    [isOnline, onHeld],
  );
}
