import { useTranslation } from "react-i18next";
import { useIsOnline } from "./connection";
import { Icon } from "./icon";
import * as css from "./offline-notice.css";

/** Says that there is no connection, once there is none; the region is there before, so that it is read out. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
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
