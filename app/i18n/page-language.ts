/** The header in which a page's own requests name the page's language. */
export const PAGE_LANGUAGE = "x-page-language";

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
    // The browser itself asked ahead of a tap (document/ahead-of-taps.tsx), and cannot name the page's language.
    const isOther = ![null, language].includes(answer.headers.get("content-language"));
    return isOther ? fetch(input, { ...own, cache: "reload" }) : answer;
  };
}
