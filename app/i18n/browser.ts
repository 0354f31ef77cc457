import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { sharedOptions } from "./i18n";
import { overlay } from "./overlay";

type Loaded = Record<string, Record<string, unknown>>;

/** One chunk per language and namespace: a page loads the ones it shows. */
const chunks = import.meta.glob<Loaded>("./*/{public,member}.ts");

/** The browser's texts: one language, the namespaces of the page's routes, the brand's wording on top. */
export async function loadTexts(
  locale: string,
  namespaces: readonly string[],
  overrides: Record<string, string>,
): Promise<i18n> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const chunk = await chunks[`./${locale}/${namespace}.ts`]?.();
      return [namespace, chunk?.[`${namespace}Texts`] ?? {}] as const;
    }),
  );
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    ...sharedOptions,
    lng: locale,
    ns: [...namespaces],
    resources: { [locale]: Object.fromEntries(loaded) },
  });
  overlay(instance, locale, overrides);
  return instance;
}
