import { type ReactNode, useEffect, useState } from "react";

interface AfterHydrationProps {
  /** Keeps the space until then. It uses styles of the children: a public page's first paint has only its routes'. */
  before?: ReactNode;
  children: ReactNode;
}

/** Renders its children only in the browser, once the page is interactive. */
export function AfterHydration({ before = null, children }: AfterHydrationProps) {
  return useIsInteractive() ? children : before;
}

/** Whether the page is hydrated. Nothing may be disabled before that if only JavaScript can enable it again. */
export function useIsInteractive(): boolean {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(function becomeInteractive() {
    setInteractive(true);
  }, []);
  return isInteractive;
}
