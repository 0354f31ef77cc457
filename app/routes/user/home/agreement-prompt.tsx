import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isTyping } from "~/document/page-free";
import { paths } from "~/paths";
import * as css from "./agreement-prompt.css";
import { useArrived } from "./use-arrived";

interface AgreementPromptProps {
  /** Whether there is an agreement that this browser has not accepted. */
  asks: boolean | Promise<boolean>;
  /** The delay after home is shown (specification, section 9). */
  delayMs: number;
}

/** Opens the agreements automatically, once; without JavaScript home shows a link instead. */
export function AgreementPrompt({ asks: streamed, delayMs }: AgreementPromptProps) {
  const asks = useArrived(streamed) ?? false;
  const { t } = useTranslation("home");
  useOpenLater(asks, delayMs);
  if (!asks) return null;
  return (
    <noscript>
      <div className={css.unscripted}>
        <span>{t("agreements.notice")}</span>
        <a className={css.link} href={paths.agreements}>
          {t("agreements.read")}
        </a>
      </div>
    </noscript>
  );
}

/** Opens only above home, never while the member is typing, is offline or has started to navigate elsewhere. */
function useOpenLater(asks: boolean, delayMs: number): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isStaying = useNavigation().state === "idle";
  const hasAsked = useRef(false);
  const mayOpen = asks && isStaying && pathname === paths.home && search === "";
  useEffect(
    function openAfterDelay() {
      if (!mayOpen || hasAsked.current) return;
      const open = () => {
        if (isTyping() || !navigator.onLine) {
          timer = setTimeout(open, delayMs);
          return;
        }
        hasAsked.current = true;
        navigate(paths.agreements, { preventScrollReset: true });
      };
      let timer = setTimeout(open, delayMs);
      return () => clearTimeout(timer);
    },
    [mayOpen, delayMs, navigate],
  );
}
