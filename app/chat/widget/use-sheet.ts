import { type RefObject, useLayoutEffect } from "react";
import { desktop } from "themes/media";

/** A modal sheet that traps the focus; on a wide screen a panel beside the page, which does not. */
export function useSheet(box: RefObject<HTMLDialogElement>, title: RefObject<HTMLElement>): void {
  useLayoutEffect(
    function open() {
      const dialog = box.current;
      if (!dialog) return;
      const wide = window.matchMedia(desktop);
      const show = () => {
        const focused = dialog.contains(document.activeElement) ? document.activeElement : title.current;
        dialog.close();
        if (wide.matches) dialog.show();
        else dialog.showModal();
        if (focused instanceof HTMLElement) focused.focus();
      };
      show();
      document.documentElement.dataset.chat = "open";
      wide.addEventListener("change", show);
      return () => {
        delete document.documentElement.dataset.chat;
        wide.removeEventListener("change", show);
        dialog.close();
      };
    },
    [box, title],
  );
}
