import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Reloads balances and forms when the member returns from the game's tab, or by Back. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(
    function lookAgain() {
      const look = () => {
        if (document.visibilityState === "visible") revalidate();
      };
      const lookIfKept = ({ persisted }: PageTransitionEvent) => {
        if (persisted) revalidate();
      };
      document.addEventListener("visibilitychange", look);
      window.addEventListener("pageshow", lookIfKept);
      return () => {
        document.removeEventListener("visibilitychange", look);
        window.removeEventListener("pageshow", lookIfKept);
      };
    },
    [revalidate],
  );
}
