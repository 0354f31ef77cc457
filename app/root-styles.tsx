import { Links, useMatches } from "@remix-run/react";
import { useState } from "react";
import { AfterHydration } from "./components/after-hydration";
import { documentIds, useDocument } from "./document";

/**
 * A page's styles. A public page carries them itself, so that its first paint waits for no second round; the member
 * part links files that stay in the browser's cache.
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

/**
 * Links for the screens shown since. The files that stand in the document already are named by links that load nothing:
 * Remix looks for those before it fetches a screen's styles ahead.
 */
function LaterStyles() {
  const ids = ["root", ...useMatches().map(({ id }) => id)];
  const wanted = ids.flatMap((id) => window.__remixManifest.routes[id]?.css ?? []);
  const [inlined] = useState(wanted);
  return [...new Set([...inlined, ...wanted])].map((href) => (
    <link key={href} rel="stylesheet" href={href} {...(inlined.includes(href) && { disabled: true })} />
  ));
}

/** Once login stands, the browser fetches what home will be painted with: signing in waits for no styles. */
export function StylesAhead() {
  const { stylesAhead } = useDocument();
  return stylesAhead.map((href) => <link key={href} rel="prefetch" as="style" href={href} />);
}
