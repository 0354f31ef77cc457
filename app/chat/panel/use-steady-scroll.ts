import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Within this distance of the end, the user is reading the newest messages. */
const AT_END_PX = 32;

interface Anchor {
  item: Element;
  top: number;
}

/**
 * Keeps the message that the user reads in place when messages are added before or after it; at the end, keeps the
 * newest in view. Returns whether the log is at the end. The box is laid out from its end, so its scroll position is 0
 * there and negative above.
 */
export function useSteadyScroll(box: RefObject<HTMLElement>, drawn: unknown): boolean {
  const anchor = useRef<Anchor>();
  const [isAtEnd, setIsAtEnd] = useState(true);

  useEffect(
    function rememberWhatIsRead() {
      const view = box.current;
      if (!view) return;
      // A scrollable area must be reachable by keyboard.
      view.tabIndex = 0;
      const remember = () => {
        anchor.current = anchorOf(view);
        setIsAtEnd(anchor.current === undefined);
      };
      view.addEventListener("scroll", remember, { passive: true });
      return () => view.removeEventListener("scroll", remember);
    },
    [box],
  );

  useLayoutEffect(
    function putItBack() {
      const view = box.current;
      const { item, top } = anchor.current ?? {};
      if (!view || drawn === undefined || top === undefined) return;
      if (item?.isConnected) view.scrollTop += topOf(item, view) - top;
      anchor.current = anchorOf(view);
    },
    [box, drawn],
  );
  return isAtEnd;
}

/** The first message in view; undefined at the end. */
function anchorOf(view: HTMLElement): Anchor | undefined {
  if (view.scrollTop > -AT_END_PX) return undefined;
  for (const item of view.querySelectorAll("li")) {
    const top = topOf(item, view);
    if (top + item.clientHeight > 0) return { item, top };
  }
  return undefined;
}

function topOf(item: Element, view: HTMLElement): number {
  return item.getBoundingClientRect().top - view.getBoundingClientRect().top;
}
