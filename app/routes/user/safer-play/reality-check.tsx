import { useLocation } from "@remix-run/react";
import { RealityDialog } from "./reality-check";
import type { RealityFacts } from "./safer-play.server";
import { isRealityOpen, useReminder } from "./reminder";

interface RealityCheckProps {
  /** The time until the next check when the page was rendered; null if the brand has none. */
  dueInMs: number | null;
  /** The check's facts if the page's URL requests it. */
  initial: RealityFacts | null;
}

/** Shows from time to time how long the member has been signed in and the net result. */
export function RealityCheck({ dueInMs, initial }: RealityCheckProps) {
  const { search } = useLocation();
  const facts = useReminder(dueInMs) ?? initial;
  return isRealityOpen(search) && facts ? <RealityDialog {...facts} /> : null;
}
