import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** The addresses of this tab's history that this document has shown, by their position in it. */
const shown = new Map<number, string>();

/** The router's number of the current history entry. */
function historyIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Notes each address that is shown, for `cameFrom`. */
export function useShownAddresses(): void {
  const location = useLocation();
  useEffect(
    function note() {
      shown.set(historyIndex(), location.pathname + location.search);
    },
    [location],
  );
}

/** Whether going one step back in this tab's history leads to that address of the site. */
export function cameFrom(address: string): boolean {
  return shown.get(historyIndex() - 1) === address;
}
