import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** How long a link stays marked if its tap leads nowhere. */
const LONGEST_MARK_MS = 1_500;
/** How long the click waits for the mark to be drawn: a covered window draws nothing. */
const LONGEST_WAIT_MS = 200;

/** The link that `target` is in, if it leads to another screen of ours in this tab. */
export function leadingLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.target !== "" || link.hasAttribute("download")) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere ? link : null;
}

/** Removes the mark: the next screen is there, or there will be none. */
function unmarkTappedLinks(): void {
  for (const link of document.querySelectorAll("a[data-tapped]")) link.removeAttribute("data-tapped");
}

/**
 * Marks a link as soon as it is tapped. The browser draws the mark first; only then do React and the router, which need
 * longer on a slow phone, get the click. Of several taps before that frame the last one counts. A click that
 * shell/offline-notice.tsx holds back gets no mark.
 */
export function markTappedLinks(): void {
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
      unmarkTappedLinks();
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const link = isPlain ? leadingLink(event.target) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      link.setAttribute("data-tapped", "");
      if (waiting === null) afterNextFrame(passOn);
      waiting = link;
      setTimeout(() => {
        if (document.querySelector("main[aria-busy]") === null) unmarkTappedLinks();
      }, LONGEST_MARK_MS);
    },
    true,
  );
  // A page from the back/forward cache comes back as it was left.
  window.addEventListener("pageshow", unmarkTappedLinks);
}

/** Removes the mark of a tapped link when its screen is there, or the navigation was cancelled. */
export function useUnmarkTappedLinks(): void {
  const isIdle = useNavigation().state === "idle";
  const { key } = useLocation();
  useEffect(
    function arrive() {
      if (isIdle && key !== "") unmarkTappedLinks();
    },
    [isIdle, key],
  );
}

/**
 * Calls back once the browser has drawn the document as it is now: an IntersectionObserver is called after the next
 * frame, `requestAnimationFrame` before it.
 */
function afterNextFrame(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  if (document.hidden) {
    once();
    return;
  }
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    once();
  });
  observer.observe(document.documentElement);
  setTimeout(once, LONGEST_WAIT_MS);
}
