import { Links } from "@remix-run/react";
import { useEffect, useState } from "react";
import { documentIds, useDocument } from "./document";
import { isSheetLinked, linkSheet } from "./link-sheet";

/**
 * A page's styles. The first paint of a public page and of home needs no second round trip: their own CSS is inline,
 * without drawings. The whole sheet comes after it, with those and for elements and screens that come later.
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

/** Of a public page, which is painted whole before the sheet is asked for. */
export function LateSheet() {
  return useDocument().sheetPlace === "late" ? <Sheet /> : null;
}

function Sheet() {
  return <link id={documentIds.sheet} rel="stylesheet" href={useDocument().sheet} />;
}

/**
 * Where the sheet is linked on a page that paints what stands above before the sheet has come: browsers paint that, and
 * wait with what follows. Firefox waits only for the sake of a script. Once the screen is hydrated the sheet moves to the
 * head, as here it would go with what stands above it.
 */
export function SheetFromHere() {
  const { sheet, sheetPlace, nonce } = useDocument();
  const [isHere, setHere] = useState(() => sheetPlace === "body" && !(isBrowser && isSheetLinked(sheet)));
  useEffect(
    function moveSheet() {
      // Whatever becomes of the screen meanwhile. It can wait, as the browser reads all styles again for it.
      if (isHere) setTimeout(() => linkSheet(sheet).then(() => setHere(false)), PAUSE_MS);
    },
    [sheet, isHere],
  );
  if (!isHere) return null;
  return (
    <>
      <Sheet />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
    </>
  );
}

const nothing = { __html: " " };
const isBrowser = typeof document !== "undefined";

/** Hydration has ended by then, and no other screen has come yet. */
const PAUSE_MS = 100;
