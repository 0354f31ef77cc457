import { Form, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "~/brand";
import { keepTyped, putBackTyped } from "~/form/typed";
import { localeNames } from "~/i18n/locale";
import { Icon } from "./icon";
import * as css from "./language-menu.css";

/**
 * The languages on offer; works before any script. The page comes back in the chosen one; with script, with what was
 * typed.
 */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const locales = useBrand()?.locales ?? [];
  useEffect(putBackTyped, []);
  return (
    <details className={css.menu}>
      <summary className={css.opener} aria-label={t("common.language")}>
        <Icon name="globe" />
        <span>{i18n.language.toUpperCase()}</span>
      </summary>
      <Form method="post" action="/language" reloadDocument className={css.list} onSubmit={keepTyped}>
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
