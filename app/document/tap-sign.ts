import { afterNextFrame } from "./after-next-frame";

/** Longer than any tap that leads nowhere should look as if it did. */
const LONGEST_MS = 1_500;

/** The link that `target` is in, if it leads to another screen of ours in this tab. */
export function leadingLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.target !== "" || link.hasAttribute("download")) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere ? link : null;
}

/** Takes the mark away: the next screen is there, or there will be none. */
export function clearTapSign(): void {
  for (const link of document.querySelectorAll("a[data-tapped]")) link.removeAttribute("data-tapped");
}

/**
 * Marks a tapped link before anything else answers the tap, and lets the browser draw the mark before React and the
 * router, which need longer on a slow phone, get the click. Of several taps before that frame the last one counts. A
 * click that is held back ahead of us (held-taps.ts) gets no mark.
 */
export function signTaps(): void {
  let waiting: HTMLAnchorElement | null = null;
  let isPassedOn = false;
  const passOn = () => {
    const link = waiting;
    waiting = null;
    isPassedOn = true;
    link?.click();
    isPassedOn = false;
  };
  document.addEventListener(
    "click",
    (event) => {
      if (isPassedOn) return;
      clearTapSign();
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const link = isPlain ? leadingLink(event.target) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      link.setAttribute("data-tapped", "");
      if (waiting === null) afterNextFrame(passOn);
      waiting = link;
      setTimeout(() => {
        if (document.querySelector("main[aria-busy]") === null) clearTapSign();
      }, LONGEST_MS);
    },
    true,
  );
  // A page that the browser has kept comes back as it was left.
  window.addEventListener("pageshow", clearTapSign);
}
