import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./loading-bar.css";

/** Shown when the next page or a form's response takes longer than `delayMs` (specification, section 9). */
export function LoadingBar({ delayMs }: { delayMs: number }) {
  const { t } = useTranslation();
  const isLoading = useNavigation().state !== "idle";
  const [isLate, setLate] = useState(false);
  useEffect(
    function waitBeforeShowing() {
      if (!isLoading) return;
      const timer = setTimeout(() => setLate(true), delayMs);
      return () => {
        clearTimeout(timer);
        setLate(false);
      };
    },
    [isLoading, delayMs],
  );
  if (!isLate) return null;
  return <div className={css.bar} role="progressbar" aria-label={t("common.loading")} />;
}
