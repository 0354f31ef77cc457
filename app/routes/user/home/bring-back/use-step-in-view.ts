import { useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

type Box = RefObject<HTMLElement | null>;

/**
 * When the walk begins and ends the button that was pressed is gone: the heading, which has the focus then, says what
 * there is instead. The next button is scrolled clear of the frame's bar, as far as the heading stays in view.
 */
export function useStepInView(head: Box, actions: Box, isGoing: boolean): void {
  const before = useRef(isGoing);
  // Whoever goes back is where the browser has kept the place.
  const isReturn = useRef(useNavigationType() === "POP");
  useEffect(
    function showStep() {
      if (before.current !== isGoing) head.current?.focus({ preventScroll: true });
      else if (isReturn.current) return;
      before.current = isGoing;
      actions.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
      head.current?.scrollIntoView({ block: "nearest" });
    },
    [head, actions, isGoing],
  );
}
