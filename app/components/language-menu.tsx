import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useBrand } from "~/brand";
import { localeNames } from "~/i18n/locale";
import { Icon } from "./icon";
import * as css from "./language-menu.css";

/** The languages on offer; works before any script. The page comes back in the chosen one. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const locales = useBrand()?.locales ?? [];
  return (
    <details className={css.menu}>
      <summary className={css.opener} aria-label={t("common.language")}>
        <Icon name="globe" />
        <span>{i18n.language.toUpperCase()}</span>
      </summary>
      <Form method="post" action="/language" reloadDocument className={css.list}>
        <input type="hidden" name="returnTo" value={pathname + search} />
        {locales.map((locale) => (
          <button
            key={locale}
            type="submit"
            className={css.choice}
            name="locale"
            value={locale}
            lang={locale}
            aria-current={locale === i18n.language || undefined}
          >
            {localeNames[locale]}
          </button>
        ))}
      </Form>
    </details>
  );
}
