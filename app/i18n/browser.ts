import { type BackendModule, createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { askAgain } from "./ask-again";
import { blanks, sharedOptions } from "./i18n";
import { overlay } from "./overlay";

/**
 * The address of one chunk per language and namespace; a screen loads those it needs. The texts of error codes and form
 * failures stay on the server.
 */
const files = import.meta.glob<string>(["./{th,lo,en}/*.ts", "!./*/{errors,form,index}.ts"], {
  query: "?address",
  import: "default",
  eager: true,
});

const load = (address: string): Promise<{ texts: object }> => import(/* @vite-ignore */ address);

/**
 * The browser's texts: one language, the namespaces of the page's routes, with the brand's own texts on top. Another
 * screen's texts are loaded when it is first rendered. Null when some do not come: the link is broken, or the page is
 * being left, and Firefox then gives up what it was loading.
 */
export async function loadTexts(locale: string, overrides: Record<string, string>): Promise<i18n | null> {
  const backend: BackendModule = {
    type: "backend",
    init() {},
    read(language, namespace, done) {
      const file = files[`./${language}/${namespace}.ts`];
      if (!file) return done(null, {});
      askAgain(file, load).then(
        ({ texts }) => done(null, overlay(texts, namespace, overrides)),
        (error) => {
          const isScreen = instance.isInitialized && getInitialNamespaces().includes(namespace);
          // The server draws the screen with its words; Remix does the same when a route's module is lost.
          if (isScreen) location.reload();
          else done(error, null);
        },
      );
    },
  };
  const instance = createInstance().use(backend).use(blanks).use(initReactI18next);
  const namespaces = getInitialNamespaces();
  await instance.init({ ...sharedOptions, lng: locale, ns: namespaces });
  return namespaces.every((namespace) => instance.hasResourceBundle(locale, namespace)) ? instance : null;
}
