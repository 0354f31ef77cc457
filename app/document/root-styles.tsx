import { Links } from "@remix-run/react";
import { useEffect, useState } from "react";
import { documentIds, useDocument } from "./document";

/**
 * A page's styles. The first paint of a public page and of home needs no second round trip: their own CSS is inline,
 * without drawings. The whole sheet follows, with the drawings and with the styles of later elements and screens.
 */
export function RootStyles() {
  const { sheetPlace } = useDocument();
  if (sheetPlace === "vite") return <Links />;
  return sheetPlace === "head" ? <Sheet /> : <OwnStyles />;
}

/** In development Vite adds the components' styles at the end of the head; the theme must come after them. */
export function ThemeAtTheEnd() {
  return useDocument().sheetPlace === "vite" ? <OwnStyles /> : null;
}

function OwnStyles() {
  const { css, nonce } = useDocument();
  return <style id={documentIds.styles} nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}

/** The sheet of a public page, which is requested only once all of the page is painted. */
export function LateSheet() {
  return useDocument().sheetPlace === "late" ? <Sheet /> : null;
}

function Sheet() {
  return <link id={documentIds.sheet} rel="stylesheet" href={useDocument().sheet} />;
}

/**
 * Links the sheet in the middle of a page: browsers paint what is above at once, and what follows when the sheet has
 * come. Firefox waits for it only if a script follows the link, hence the empty one. Once the screen is hydrated the
 * sheet moves to the head, because here it would leave the page together with the screen.
 */
export function SheetFromHere() {
  const { sheet, sheetPlace, nonce } = useDocument();
  const [isHere, setHere] = useState(() => sheetPlace === "body" && !(isBrowser && isSheetLinked(sheet)));
  useEffect(
    function moveSheet() {
      // Not cancelled if the screen goes meanwhile. It can wait: the browser computes all styles again for it.
      if (isHere) setTimeout(() => linkSheet(sheet).then(() => setHere(false)), PAUSE_MS);
    },
    [sheet, isHere],
  );
  if (!isHere) return null;
  return (
    <>
      <Sheet />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={emptyScript} />
    </>
  );
}

const emptyScript = { __html: " " };
const isBrowser = typeof document !== "undefined";

/** How long after hydration the sheet moves to the head. */
const PAUSE_MS = 100;

const sheetInHead = (href: string) => document.head.querySelector(`link[rel=stylesheet][href="${href}"]`);

function isSheetLinked(href: string): boolean {
  return sheetInHead(href) !== null;
}

/** Links the site's sheet at the end of the head, once. Resolves when it has loaded; never if it fails. */
function linkSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    if (isSheetLinked(href)) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => link.remove();
    document.head.append(link);
  });
}

/** Resolves when the sheet that was requested after the paint has loaded or failed. */
export function whenSheetIsThere(): Promise<void> {
  const link = document.querySelector(`body > #${documentIds.sheet}`);
  return new Promise((resolve) => {
    if (!(link instanceof HTMLLinkElement) || link.sheet !== null) return resolve();
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
  });
}
