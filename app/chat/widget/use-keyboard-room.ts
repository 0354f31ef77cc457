import { type RefObject, useEffect } from "react";

/** Keeps the composer above the on-screen keyboard, which on some phones covers the page instead of shrinking it. */
export function useKeyboardRoom(box: RefObject<HTMLElement>): void {
  useEffect(
    function fitTheVisiblePart() {
      const view = window.visualViewport;
      if (!view) return;
      const makeRoom = () => {
        const covered = window.innerHeight - view.height;
        const isZoomed = view.scale > 1.01;
        const { style } = box.current ?? {};
        style?.setProperty("--keyboard", isZoomed ? "0px" : `${Math.max(0, Math.round(covered))}px`);
        style?.setProperty("--above", isZoomed ? "0px" : `${Math.round(view.offsetTop)}px`);
      };
      makeRoom();
      view.addEventListener("resize", makeRoom);
      view.addEventListener("scroll", makeRoom);
      return () => {
        view.removeEventListener("resize", makeRoom);
        view.removeEventListener("scroll", makeRoom);
      };
    },
    [box],
  );
}
