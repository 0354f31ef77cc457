import { Links, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { documentIds, useDocument } from "./document";

/**
 * The page's styles: with the document, so that the first paint waits for no second round. What later screens bring is
 * linked when their screen is shown. In development the build tool has its own way.
 */
export function RootStyles() {
  const { nonce, styles } = useDocument();
  if (styles === null) return <Links />;
  return (
    <>
      <style
        id={documentIds.styles}
        nonce={nonce}
        data-files={styles.files.join(" ")}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: styles.text }}
      />
      <LaterStyles inlined={styles.files} />
    </>
  );
}

/**
 * Links for the screens shown since. The files that stand in the document already are named by links that load nothing:
 * Remix looks for those before it fetches a screen's styles ahead.
 */
function LaterStyles({ inlined }: { inlined: readonly string[] }) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(function afterHydration() {
    setInBrowser(true);
  }, []);
  const ids = useMatches().map(({ id }) => id);
  if (!isInBrowser) return null;
  const wanted = ids.flatMap((id) => window.__remixManifest.routes[id]?.css ?? []);
  return [...new Set([...inlined, ...wanted])].map((href) => (
    <link key={href} rel="stylesheet" href={href} {...(inlined.includes(href) && { disabled: true })} />
  ));
}
