import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";

/** Where the worker keeps a shared picture (routes/service-worker). */
const KEPT = "shared";
/** As long as a member is brought back after signing in. */
const LIFE_MS = 15 * 60_000;

/** Takes the picture that another app has shared. Returns whether it is not there any more. */
export function useSharedSlip(isShared: boolean, take: (picture: File) => void): boolean {
  const [isLost, setLost] = useState(false);
  const taker = useRef(take);
  taker.current = take;
  useEffect(
    function takeShared() {
      if (!isShared) return;
      void keptPicture().then((picture) => (picture ? taker.current(picture) : setLost(true)));
    },
    [isShared],
  );
  return isLost;
}

/** Read once: it is not kept any longer then. */
async function keptPicture(): Promise<File | null> {
  try {
    const kept = await caches.match(paths.sharedSlip, { cacheName: KEPT });
    await caches.delete(KEPT);
    if (!kept || Date.now() - Number(kept.headers.get("x-kept-at")) > LIFE_MS) return null;
    const name = decodeURIComponent(kept.headers.get("x-name") ?? "");
    const type = kept.headers.get("content-type") ?? "";
    return new File([await kept.blob()], name, { type });
  } catch {
    return null;
  }
}
