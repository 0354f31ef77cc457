import { type RefObject, useLayoutEffect } from "react";
import { desktop } from "themes/media";

/** A modal sheet that traps the focus; on a wide screen a panel beside the page, unless a dialog would make it inert. */
export function useSheet(box: RefObject<HTMLDialogElement>, title: RefObject<HTMLElement>): void {
  useLayoutEffect(
    function open() {
      const dialog = box.current;
      if (!dialog) return;
      const wide = window.matchMedia(desktop);
      const show = () => {
        const focused = dialog.contains(document.activeElement) ? document.activeElement : title.current;
        dialog.close();
        const hasOther = document.querySelector("dialog[open]") !== null;
        if (wide.matches && !hasOther) dialog.show();
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
