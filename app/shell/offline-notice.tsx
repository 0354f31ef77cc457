import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { useBrand } from "~/document/brand";
import { useIsOnline } from "~/document/connection";
import * as css from "./offline-notice.css";

/** Says that the device is offline. The live region is always in the page, so that the message is read out. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  useKeptOfflinePage();
  return (
    <div aria-live="polite" className={isOnline ? undefined : css.notice}>
      {isOnline ? null : (
        <>
          <Icon name="alert" />
          {t("offline.text")}
        </>
      )}
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
        navigator.serviceWorker?.register("/service-worker.js", { updateViaCache: "none" });
      // In-app browsers may refuse; then there is no offline page.
      register()?.catch(() => undefined);
    },
    [isWanted],
  );
}
