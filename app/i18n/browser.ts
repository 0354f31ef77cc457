import { type BackendModule, createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { sharedOptions } from "./i18n";
import { overlay } from "./overlay";

/**
 * One chunk per language and namespace; a screen loads those it needs. The texts of error codes and form failures stay
 * on the server.
 */
const chunks = import.meta.glob<object>(["./{th,lo,en}/*.ts", "!./*/{errors,form,index}.ts"], {
  import: "texts",
});

/** i18next asks for a file that failed five more times, 11 s in all, and once more when a screen needs it again. */
const TRY_AGAIN = true;

/**
 * The browser's texts: one language, the namespaces of the page's routes, with the brand's own texts on top. Another
 * screen's texts are loaded when it is first rendered. Null when some do not come: the link is broken, or the page is being
 * left, and Firefox then gives up what it was loading.
 */
export async function loadTexts(
  locale: string,
  namespaces: readonly string[],
  overrides: Record<string, string>,
): Promise<i18n | null> {
  const backend: BackendModule = {
    type: "backend",
    init() {},
    read(language, namespace, done) {
      const load = chunks[`./${language}/${namespace}.ts`];
      if (!load) return done(null, {});
      load().then(
        (texts) => done(null, overlay(texts, namespace, overrides)),
        (error) => done(error, TRY_AGAIN),
      );
    },
  };
  const instance = createInstance().use(backend).use(initReactI18next);
  await instance.init({ ...sharedOptions, lng: locale, ns: [...namespaces] });
  return namespaces.every((namespace) => instance.hasResourceBundle(locale, namespace)) ? instance : null;
}
