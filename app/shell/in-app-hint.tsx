import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Form } from "~/components/link";
import { useBrand } from "~/document/brand";
import { paths } from "~/paths";
import * as css from "./in-app-hint.css";

/** Suggests the real browser to users inside LINE or Facebook; closing it works without JavaScript. */
export function InAppHint() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const browser = useBrand()?.inAppBrowser;
  if (!browser) return null;
  return (
    <aside className={css.hint} aria-label={t("inApp.label")}>
      <p className={css.text}>{t(`inApp.${browser}`)}</p>
      {browser === "line" ? (
        <a className={css.open} href={externalUrl(pathname, search)}>
          {t("inApp.open")}
        </a>
      ) : null}
      <Form method="post" action={paths.inAppHint} reloadDocument>
        <input type="hidden" name="returnTo" value={pathname + search} />
        <button type="submit" className={css.close} aria-label={t("inApp.dismiss")}>
          <Icon name="close" />
        </button>
      </Form>
    </aside>
  );
}

/** LINE opens a URL with this parameter in the device's own browser. */
function externalUrl(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("openExternalBrowser", "1");
  return `${pathname}?${query}`;
}
