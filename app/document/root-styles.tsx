import { Links, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { AfterHydration } from "./after-hydration";
import { documentIds, useDocument } from "./document";
import { pageHas } from "./route-handle";

/**
 * A page's styles. A public page has them inline, so that its first paint needs no second round trip; the member part
 * links files that stay in the browser's cache.
 */
export function RootStyles() {
  const { nonce, styles } = useDocument();
  if (styles === null) return <Links />;
  return (
    <>
      <style
        id={documentIds.styles}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: styles }}
      />
      <AfterHydration>
        <LaterStyles />
      </AfterHydration>
    </>
  );
}

/** The brand's theme, which overrides the components' styles; inline or linked as they are. */
export function ThemeStyles() {
  const { nonce, themeCss, themeHref } = useDocument();
  if (themeCss === null) return <link id={documentIds.theme} rel="stylesheet" href={themeHref} />;
  return (
    <>
      <style
        id={documentIds.theme}
        nonce={nonce}
        data-href={themeHref}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: themeCss }}
      />
      <AfterHydration>
        <link rel="stylesheet" href={themeHref} />
      </AfterHydration>
    </>
  );
}

/**
 * The theme once more, for a part whose styles are loaded with its script: Vite adds those at the end of the head,
 * after the theme, which must override them.
 */
export function ThemeAgain() {
  return <link rel="stylesheet" href={useDocument().themeHref} />;
}

/** A file that has not come by then is not waited for. */
const LONGEST_WAIT_MS = 4_000;

/**
 * A page has only the CSS of its own elements inline (used-css.server.ts); elements and screens added later need the
 * complete files. The first screen's apply all at once: alone, a component's file would override what its screen
 * changes.
 */
function LaterStyles() {
  const ids = ["root", ...useMatches().map(({ id }) => id)];
  const wanted = ids.flatMap((id) => window.__remixManifest.routes[id]?.css ?? []);
  const hrefs = [...new Set(wanted)];
  const screen = ids.join();
  const [firstScreen] = useState(screen);
  const [here, setHere] = useState<readonly string[]>([]);
  const [areOn, setOn] = useState(false);
  if (!areOn && (screen !== firstScreen || hrefs.every((href) => here.includes(href)))) setOn(true);
  useEffect(function waitNoLonger() {
    const timer = setTimeout(() => setOn(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return hrefs.map((href) => {
    const arrive = () => setHere((before) => [...before, href]);
    const media = areOn ? undefined : "not all";
    return <link key={href} rel="stylesheet" href={href} media={media} onLoad={arrive} onError={arrive} />;
  });
}

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
      for (const href of new Set([...ofHome, themeHref])) void fetchToCache(href);
    },
    [themeHref],
  );
  return null;
}

/** Whether the member asked for less traffic, where the browser tells (Chromium's). */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Reads the file to its end, as only a whole one is kept. One that fails is asked for again when it is needed. */
async function fetchToCache(href: string): Promise<void> {
  try {
    await (await fetch(href, { priority: "low" })).arrayBuffer();
  } catch {
    return;
  }
}
