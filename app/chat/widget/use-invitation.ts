import { useEffect, useState } from "react";

/** The invitation is shown at the start only, because it would cover what the user reads. */
const INVITE_MS = 8_000;

/** Shown once per page load, whichever component renders it. */
let isOver = false;

export function useInvitation(): boolean {
  const [isInviting, setIsInviting] = useState(!isOver || typeof document === "undefined");
  useEffect(function endLater() {
    if (isOver) return setIsInviting(false);
    const timer = setTimeout(() => {
      isOver = true;
      setIsInviting(false);
    }, INVITE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isInviting;
}
