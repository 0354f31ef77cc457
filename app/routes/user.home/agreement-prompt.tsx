import { Await, useLocation, useNavigate } from "@remix-run/react";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./agreement-prompt.css";

const HOME = "/user/home";
const DIALOG = "/user/home/agreements";

interface AgreementPromptProps {
  /** Whether there is an agreement that this browser has not accepted. */
  asks: Promise<boolean>;
  /** Without script a line on home stands in until the first acceptance. */
  isNew: boolean;
  /** After home is there (specification, section 9). */
  delayMs: number;
}

/** Opens the agreements by themselves once, over home alone, and never while something is being typed. */
export function AgreementPrompt({ asks, isNew, delayMs }: AgreementPromptProps) {
  const { t } = useTranslation("member");
  const hasAsked = useRef(false);
  return (
    <>
      {isNew ? (
        <noscript>
          <div className={css.unscripted}>
            <span>{t("agreements.notice")}</span>
            <a className={css.link} href={DIALOG}>
              {t("agreements.read")}
            </a>
          </div>
        </noscript>
      ) : null}
      <Suspense>
        <Await resolve={asks} errorElement={null}>
          {(isAsking) => (isAsking ? <OpenLater delayMs={delayMs} hasAsked={hasAsked} /> : null)}
        </Await>
      </Suspense>
    </>
  );
}

function OpenLater({ delayMs, hasAsked }: { delayMs: number; hasAsked: { current: boolean } }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHomeAlone = pathname === HOME && search === "";
  useEffect(
    function openAfterDelay() {
      if (!isHomeAlone || hasAsked.current) return;
      const open = () => {
        if (isTyping()) {
          timer = setTimeout(open, delayMs);
          return;
        }
        hasAsked.current = true;
        navigate(DIALOG, { preventScrollReset: true });
      };
      let timer = setTimeout(open, delayMs);
      return () => clearTimeout(timer);
    },
    [isHomeAlone, delayMs, navigate, hasAsked],
  );
  return null;
}

/** A field has the focus. */
function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;
}
