import { useEffect } from "react";

/** Going up from this page, which closes a dialog, or to the very same address, which tries again. */
function staysOnPage({ pathname, search }: HTMLAnchorElement): boolean {
  const isAbove = `${location.pathname}/`.startsWith(`${pathname}/`);
  return isAbove && (search === "" || search === location.search);
}

/** The name of the button by which conform has a form validated: nothing is sent. */
const VALIDATION = "__intent__";

function isHeld(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLFormElement) {
    const button = (event as SubmitEvent).submitter?.getAttribute("name");
    return target.hasAttribute("method") && button !== VALIDATION;
  }
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.origin === location.origin && !staysOnPage(link);
}

/**
 * Without a connection, holds back taps on links of ours and submitted forms: what they ask for cannot come, and what
 * is on the screen would be gone.
 */
export function useHeldTaps(isOnline: boolean, onHeld: () => void): void {
  useEffect(
    function holdBack() {
      if (isOnline) return;
      const hold = (event: Event) => {
        if (!isHeld(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onHeld();
      };
      // On the window, to come before the router.
      window.addEventListener("click", hold, true);
      window.addEventListener("submit", hold, true);
      return () => {
        window.removeEventListener("click", hold, true);
        window.removeEventListener("submit", hold, true);
      };
    },
    [isOnline, onHeld],
  );
}
