import { Links } from "@remix-run/react";
import { useEffect } from "react";
import { documentIds, useDocument } from "./document";
import { linkSheet } from "./link-sheet";

/**
 * A page's styles. The first paint of a public page and of home needs no second round trip: their own CSS is inline,
 * without drawings. The whole sheet follows it (start-script.ts), with those and for elements and screens that come later;
 * it stays when React draws the document anew.
 */
export function RootStyles() {
  const { sheet, sheetPlace } = useDocument();
  useEffect(
    function keepSheet() {
      const keep = () => void linkSheet(sheet);
      if (sheetPlace !== "body") return keep();
      // The page has it, so a second link can wait: the browser reads all styles again for it.
      const timer = setTimeout(keep, PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [sheet, sheetPlace],
  );
  if (sheetPlace === "vite") return <Links />;
  return sheetPlace === "head" ? <Sheet /> : <OwnStyles />;
}

/** Hydration has ended by then, and no other screen has come yet. */
const PAUSE_MS = 100;

/** In development Vite adds the components' styles at the end of the head; the theme must come after them. */
export function ThemeAtTheEnd() {
  return useDocument().sheetPlace === "vite" ? <OwnStyles /> : null;
}

function OwnStyles() {
  const { css, sheet, nonce } = useDocument();
  const content = { __html: css };
  return (
    <style
      id={documentIds.styles}
      nonce={nonce}
      data-sheet={sheet}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  );
}

/** For a page that gets the sheet from its script: without script too it is all there, after the first paint. */
export function SheetWithoutScript() {
  if (useDocument().sheetPlace !== "later") return null;
  return (
    <noscript>
      <Sheet />
    </noscript>
  );
}

function Sheet() {
  return <link id={documentIds.sheet} rel="stylesheet" href={useDocument().sheet} />;
}

/**
 * Where the sheet is linked on a page that paints what stands above before the sheet has come: browsers paint that, and
 * wait with what follows. Firefox waits only for the sake of a script.
 */
export function SheetFromHere() {
  const { sheetPlace, nonce } = useDocument();
  if (sheetPlace !== "body") return null;
  return (
    <>
      <Sheet />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
    </>
  );
}

const nothing = { __html: " " };
