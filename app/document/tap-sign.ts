/** Longer than any tap that leads nowhere should look as if it did. */
const LONGEST_MS = 1_500;

/** Whether this click leads to another screen of ours in this tab. */
function leadsOn(event: MouseEvent, { target, origin, pathname, search }: HTMLAnchorElement): boolean {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const isHere = pathname === location.pathname && search === location.search;
  return isPlain && target === "" && origin === location.origin && !isHere;
}

/** Takes the mark away: the next screen is there, or there will be none. */
export function clearTapSign(): void {
  for (const link of document.querySelectorAll("a[data-tapped]")) link.removeAttribute("data-tapped");
}

/**
 * Marks a tapped link before anything else answers the tap, so that the next frame shows that it was understood; React
 * and the router need longer on a slow phone. A click that is held back ahead of us (held-taps.ts) gets no mark.
 */
export function signTaps(): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      clearTapSign();
      if (!link || !leadsOn(event, link)) return;
      link.setAttribute("data-tapped", "");
      setTimeout(() => {
        if (document.querySelector("main[aria-busy]") === null) clearTapSign();
      }, LONGEST_MS);
    },
    true,
  );
  // A page that the browser has kept comes back as it was left.
  window.addEventListener("pageshow", clearTapSign);
}
