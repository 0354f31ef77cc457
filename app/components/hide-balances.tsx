import { useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "~/brand";
import { HIDDEN } from "~/document";
import * as bars from "./bars.css";
import { Icon } from "./icon";

function isHiddenNow(): boolean {
  return document.documentElement.dataset.balances === HIDDEN;
}

/**
 * The eye: hides every balance from whoever looks over the member's shoulder; kept on this device. Nothing for a brand
 * without it. Without script it posts; with script the page stays and only the cookie is fetched.
 */
export function HideBalances() {
  const { t } = useTranslation("member");
  const { pathname, search } = useLocation();
  const brand = useBrand();
  const [isHidden, setHidden] = useState(() =>
    typeof document === "undefined" ? brand?.hidesBalances === true : isHiddenNow(),
  );
  if (!brand?.canHideBalances) return null;

  function toggle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // As the form itself would send it; other kinds of bodies are refused.
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void fetch(form.action, { method: "post", body, redirect: "manual" }).catch(() => null);
    if (isHidden) delete document.documentElement.dataset.balances;
    else document.documentElement.dataset.balances = HIDDEN;
    setHidden(!isHidden);
  }

  return (
    <form method="post" action="/balances" onSubmit={toggle}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="balances" value={isHidden ? "" : HIDDEN} />
      <button
        type="submit"
        className={bars.action}
        aria-pressed={isHidden}
        aria-label={t("home.hideBalances")}
      >
        <Icon name={isHidden ? "eyeOff" : "eye"} />
      </button>
    </form>
  );
}
