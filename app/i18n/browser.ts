import { type BackendModule, createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { blanks, sharedOptions, withOverrides } from "./i18n";
import { PAGE_LANGUAGE } from "./locale";
import { nextChance, retry } from "./retry";

/** The addresses of the texts. Those of error codes and form failures stay on the server. */
const files = import.meta.glob<string>(["./{th,lo,en}/*.json", "!./*/{errors,form}.json"], {
  query: "?url",
  import: "default",
  eager: true,
});

async function fetchTexts(address: string): Promise<object> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/**
 * The browser's texts: one language, the namespaces of the page's routes, with the brand's own texts on top. Another
 * screen's texts are loaded when it is first rendered. Waits for as long as some do not come: with keys in place of its
 * words the page would be worse than without script.
 */
export async function loadTexts(locale: string, overrides: Record<string, string>): Promise<i18n> {
  const backend: BackendModule = {
    type: "backend",
    init() {},
    read(language, namespace, done) {
      const file = files[`./${language}/${namespace}.json`];
      if (!file) return done(null, {});
      retry(() => fetchTexts(file)).then(
        (texts) => done(null, withOverrides(texts, namespace, overrides)),
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
  // The link is broken, or the page is being left, and Firefox then gives up what it was loading.
  const isComplete = namespaces.every((namespace) => instance.hasResourceBundle(locale, namespace));
  if (isComplete) return instance;
  await nextChance();
  return loadTexts(locale, overrides);
}

/**
 * Makes this page's requests to our server ask in its language: another tab may have chosen another one since, and a
 * page in two languages would be the result. The router's own requests can be given a header in no other way.
 */
export function askInPageLanguage(language: string): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (input instanceof Request || new URL(input, location.href).origin !== location.origin)
      return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(PAGE_LANGUAGE, language);
    const own = { ...init, headers };
    const answer = await fetch(input, own);
    // The browser itself asked ahead of a tap (document/prefetch-next-screen.tsx), and cannot name the page's language.
    const isOther = ![null, language].includes(answer.headers.get("content-language"));
    return isOther ? fetch(input, { ...own, cache: "reload" }) : answer;
  };
}
