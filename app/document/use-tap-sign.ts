import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { clearTapSign } from "./tap-sign";

/** Takes the mark of a tapped link away when its screen is there, or when the way there was given up. */
export function useTapSign(): void {
  const isIdle = useNavigation().state === "idle";
  const { key } = useLocation();
  useEffect(
    function arrive() {
      if (isIdle && key !== "") clearTapSign();
    },
    [isIdle, key],
  );
}
