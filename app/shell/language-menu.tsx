import { useLocation } from "@remix-run/react";
import { type RefObject, useContext, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Form } from "~/components/link";
import { useBrand } from "~/document/brand";
import { PageOwner } from "~/form/bound-form";
import { keepAcrossReload, putBackAfterReload } from "~/form/typed-across-reload";
import { type Locale, localeNames } from "~/i18n/locale";
import { paths } from "~/paths";
import { localPath } from "~/session/local-path";
import * as css from "./language-menu.css";

/** The available languages; works without JavaScript. With it, what was typed is kept when the page reloads. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const locales = useBrand()?.locales ?? [];
  const code = i18n.language.toUpperCase();
  const menu = useRef<HTMLDetailsElement>(null);
  const owner = useContext(PageOwner);
  useEffect(
    function putBack() {
      putBackAfterReload(owner);
    },
    [owner],
  );
  useClosing(menu);
  return (
    <details ref={menu} className={css.menu} onSubmit={() => keepAcrossReload(owner)}>
      <summary className={css.opener} aria-label={`${t("common.language")} ${code}`}>
        <Icon name="globe" />
        <span>{code}</span>
      </summary>
      <LanguageChoices locales={locales} current={i18n.language} returnTo={localPath(pathname + search)} />
    </details>
  );
}

interface LanguageChoicesProps {
  locales: readonly Locale[];
  current: string;
  returnTo: string;
}

function LanguageChoices({ locales, current, returnTo }: LanguageChoicesProps) {
  return (
    <Form method="post" action={paths.language} reloadDocument className={css.list}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {locales.map((locale) => (
        <button
          key={locale}
          type="submit"
          className={css.choice}
          name="locale"
          value={locale}
          lang={locale}
          aria-current={locale === current || undefined}
        >
          {localeNames[locale]}
        </button>
      ))}
    </Form>
  );
}

/** Closes on Escape, which returns the focus to the opener, and on a tap elsewhere. */
function useClosing(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(
    function closeFromOutside() {
      const close = (event: Event) => {
        const box = menu.current;
        const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
        const isElsewhere = event.type === "pointerdown" && !box?.contains(event.target as Node);
        if (!box?.open || !(isEscape || isElsewhere)) return;
        box.open = false;
        if (isEscape) box.querySelector("summary")?.focus();
      };
      const events = ["keydown", "pointerdown"] as const;
      for (const name of events) document.addEventListener(name, close);
      return () => {
        for (const name of events) document.removeEventListener(name, close);
      };
    },
    [menu],
  );
}
