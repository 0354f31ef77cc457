import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { AfterHydration } from "./after-hydration";
import { useDocument } from "./document";
import { pageHas } from "./route-handle";

/** Once a page that leads home is rendered, fetches home's styles, so that signing in need not wait for them. */
export function StylesAhead() {
  const { styles, themeHref } = useDocument();
  const leadsHome = pageHas("leadsHome", useMatches());
  if (styles === null || !leadsHome) return null;
  return (
    <AfterHydration>
      <HomeStyles themeHref={themeHref} />
    </AfterHydration>
  );
}

/** By script, since Firefox holds a prefetch link to `default-src`, and WebKit does not know any. */
function HomeStyles({ themeHref }: { themeHref: string }) {
  useEffect(
    function fetchAhead() {
      if (savesData()) return;
      const routes = Object.values(window.__remixManifest.routes);
      const ofHome = routes.flatMap((route) =>
        route?.path === "user" || route?.path === "home" ? (route.css ?? []) : [],
      );
      for (const href of new Set([...ofHome, themeHref])) fetchToCache(href);
    },
    [themeHref],
  );
  return null;
}

/** Whether the member asked for less traffic, where the browser says so (Chromium's). */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Reads the file to its end, as only a whole one is kept. One that fails is asked for again when it is needed. */
function fetchToCache(href: string): void {
  fetch(href, { priority: "low" })
    .then((file) => file.arrayBuffer())
    .catch(() => undefined);
}
