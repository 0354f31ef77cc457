import { Links, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { AfterHydration } from "./after-hydration";
import { documentIds, useDocument } from "./document";

/**
 * A page's styles. A public page has them inline, so that its first paint needs no second round trip; the member part
 * links files that stay in the browser's cache.
 */
export function RootStyles() {
  const { styles } = useDocument();
  if (styles === null) return <Links />;
  return (
    <>
      <InlineStyle id={documentIds.styles} css={styles} />
      <AfterHydration>
        <LaterStyles />
      </AfterHydration>
    </>
  );
}

/** The brand's theme, which overrides the components' styles; inline or linked as they are. */
export function ThemeStyles() {
  const { themeCss, themeHref } = useDocument();
  if (themeCss === null) return <link id={documentIds.theme} rel="stylesheet" href={themeHref} />;
  return (
    <>
      <InlineStyle id={documentIds.theme} css={themeCss} href={themeHref} />
      <AfterHydration>
        <ThemeAgain />
      </AfterHydration>
    </>
  );
}

/** `href`: the file that holds the same. */
function InlineStyle({ id, css, href }: { id: string; css: string; href?: string }) {
  const content = { __html: css };
  const { nonce } = useDocument();
  return (
    <style
      id={id}
      nonce={nonce}
      data-href={href}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  );
}

/**
 * The theme once more, for a part whose styles are loaded with its script: Vite adds those at the end of the head,
 * after the theme, which must override them.
 */
export function ThemeAgain() {
  return <link rel="stylesheet" href={useDocument().themeHref} />;
}

/**
 * A page has only the CSS of its own elements inline (used-css.server.ts); elements and screens added later need the
 * complete files.
 */
function LaterStyles() {
  const screen = ["root", ...useMatches().map(({ id }) => id)];
  const files = screen.flatMap((id) => window.__remixManifest.routes[id]?.css ?? []);
  const hrefs = [...new Set(files)];
  const [areApplied, arrive] = useAllAtOnce(hrefs, screen.join());
  const media = areApplied ? undefined : "not all";
  return hrefs.map((href) => {
    const onEnd = () => arrive(href);
    return <link key={href} rel="stylesheet" href={href} media={media} onLoad={onEnd} onError={onEnd} />;
  });
}

/** A file that has not come by then is not waited for. */
const LONGEST_WAIT_MS = 4_000;

/**
 * The first screen's files apply once all have arrived: alone, a component's file would override what its screen
 * changes. The files of later screens apply as they come. Returns whether they apply, and what a file calls that has
 * arrived or failed.
 */
function useAllAtOnce(hrefs: readonly string[], screen: string) {
  const [firstScreen] = useState(screen);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const [areApplied, setApplied] = useState(false);
  const isComplete = hrefs.every((href) => arrived.includes(href));
  if (!areApplied && (isComplete || screen !== firstScreen)) setApplied(true);
  useEffect(function waitNoLonger() {
    const timer = setTimeout(() => setApplied(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return [areApplied, (href: string) => setArrived((before) => [...before, href])] as const;
}
