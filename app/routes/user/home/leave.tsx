import { useEffect } from "react";

/** Leads to another document as soon as it appears, so that nothing personal stays on the page. */
export function Leave({ to }: { to: string }) {
  useEffect(
    function leave() {
      window.location.replace(to);
    },
    [to],
  );
  return null;
}
