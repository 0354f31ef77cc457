import { useSyncExternalStore } from "react";
import { paths } from "~/paths";

const REACHED = "site-reached";

/** Whether the site has answered although the browser reports that it is offline, as some in-app browsers always do. */
let isReached = false;

function listen(onChange: () => void): () => void {
  const change = ({ type }: Event) => {
    isReached = type === REACHED;
    onChange();
  };
  for (const type of ["online", "offline", REACHED]) window.addEventListener(type, change);
  return () => {
    for (const type of ["online", "offline", REACHED]) window.removeEventListener(type, change);
  };
}

/** Whether the device is online; true until hydrated. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine || isReached,
    () => true,
  );
}

/** Asks the site itself where the browser reports that it is offline; if it answers, the device counts as online. */
export async function checkSiteReachable(): Promise<void> {
  const answer = await fetch(paths.offline, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) window.dispatchEvent(new Event(REACHED));
}
