import { type RefObject, useEffect, useRef } from "react";

/** Makes a scrolling row without focusable content reachable by Tab while it overflows, in every browser. */
export function useScrollFocus<Row extends HTMLElement>(): RefObject<Row> {
  const row = useRef<Row>(null);
  useEffect(function beReachable() {
    const box = row.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return row;
}
