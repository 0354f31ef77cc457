import { useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { useBrand } from "~/document/brand";
import { HIDDEN } from "~/document/hidden-balances";
import { paths } from "~/paths";
import * as bars from "~/shell/app-shell.css";

function isHiddenNow(): boolean {
  return document.documentElement.dataset.balances === HIDDEN;
}

/**
 * The eye button: hides every balance on this device from people nearby. Renders nothing if the brand has no such
 * button. Without JavaScript it posts a form; with it, only the cookie is fetched and the page stays.
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
    // URL-encoded like the form itself, because other content types are refused.
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void fetch(form.action, { method: "post", body, redirect: "manual" }).catch(() => null);
    if (isHidden) delete document.documentElement.dataset.balances;
    else document.documentElement.dataset.balances = HIDDEN;
    setHidden(!isHidden);
  }

  return (
    <form method="post" action={paths.balances} onSubmit={toggle}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="balances" value={isHidden ? "" : HIDDEN} />
      <button
        type="submit"
        className={bars.action}
        aria-pressed={isHidden}
        aria-label={t("frame.hideBalances")}
      >
        <Icon name={isHidden ? "eyeOff" : "eye"} />
      </button>
    </form>
  );
}
