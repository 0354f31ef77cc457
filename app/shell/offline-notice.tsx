import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { useBrand } from "~/document/brand";
import { checkSiteReachable, useIsOnline } from "~/document/connection";
import { paths } from "~/paths";
import { useHeldTaps } from "./held-taps";
import * as css from "./offline-notice.css";

/**
 * Says that the device is offline, once more for every tap that is held back then. The live region is always in the
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
      {isOnline ? null : <Words key={held.count} />}
      {isOnline || !held.over?.isConnected ? null : createPortal(<OverDialog key={held.count} />, held.over)}
    </div>
  );
}

/** All outside of it is inert, and neither seen nor read out. */
function topDialog(): Element | null {
  const open = document.querySelectorAll("dialog[open]");
  return open[open.length - 1] ?? null;
}

function Words() {
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
      <Words />
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
