import { type ReactNode, useEffect, useState } from "react";

/** Its children exist in the browser only, once the page is interactive. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(function becomeInteractive() {
    setInteractive(true);
  }, []);
  return isInteractive ? children : null;
}
