import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** The addresses of this tab's history as far as this document has shown them, by their place in it. */
const shown = new Map<number, string>();

/** The router's own number of an entry of the history. */
function placeInHistory(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Notes each address that is shown, for `cameFrom`. */
export function useShownAddresses(): void {
  const location = useLocation();
  useEffect(
    function note() {
      shown.set(placeInHistory(), location.pathname + location.search);
    },
    [location],
  );
}

/** Whether going one step back in this tab's history leads to that address of the site. */
export function cameFrom(address: string): boolean {
  return shown.get(placeInHistory() - 1) === address;
}
