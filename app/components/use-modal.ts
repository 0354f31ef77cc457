import type { RefObject, SyntheticEvent } from "react";
import { useBeforePaint } from "~/document/before-paint";

/** Fields whose content could be lost: those to type in, and the intent of a form that moves money. */
const KEPT = "input[name=intent], input:not([type=hidden]), select, textarea";

/** A tap outside a dialog cancels it, like Escape, unless something typed could be lost. */
function cancelByTapOutside(box: HTMLDialogElement): () => void {
  let beganOutside = false;
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return target === box && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  const begin = (event: MouseEvent) => {
    beganOutside = isOutside(event);
  };
  const end = (event: MouseEvent) => {
    if (beganOutside && isOutside(event) && !box.querySelector(KEPT))
      box.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  box.addEventListener("pointerdown", begin);
  box.addEventListener("click", end);
  return () => {
    box.removeEventListener("pointerdown", begin);
    box.removeEventListener("click", end);
  };
}

/**
 * Makes an open dialog modal. It keeps its scroll position, and the focus stays in a field that the member went to
 * before the script came. Otherwise the title gets the focus.
 */
function showModal(box: HTMLDialogElement, title: HTMLElement | null): void {
  const { scrollTop } = box;
  const { activeElement } = document;
  const isInUse = activeElement instanceof HTMLElement && box.contains(activeElement);
  const focused = isInUse ? activeElement : title;
  // With `autofocus` showModal() focuses it directly: via another element, a field would get a blur event.
  if (focused) focused.autofocus = true;
  box.removeAttribute("open");
  box.showModal();
  if (focused) focused.autofocus = false;
  // Some browsers ignore `autofocus` on a heading, and focus the first focusable element.
  if (document.activeElement !== focused) focused?.focus({ preventScroll: true });
  box.scrollTop = scrollTop;
}

/**
 * Turns a dialog that is open in the server's HTML into a modal one. Moves the focus to its title, so that it is read
 * out, and back when it closes.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, title: RefObject<HTMLHeadingElement>): void {
  useBeforePaint(
    function becomeModal() {
      const box = dialog.current;
      if (!box) return;
      showModal(box, title.current);
      const stop = cancelByTapOutside(box);
      return () => {
        stop();
        box.close();
        // The element that had the focus may be gone, or may have lost it while its form was being submitted.
        const { activeElement, body } = document;
        if (activeElement === body || box.contains(activeElement))
          document.getElementById("content")?.focus({ preventScroll: true });
      };
    },
    [dialog, title],
  );
}

/** Handles a dialog's own `cancel` events only: those of a file field or another dialog inside it bubble up to it. */
export function onOwnCancel(handle: (event: SyntheticEvent) => void): (event: SyntheticEvent) => void {
  return (event) => {
    if (event.target === event.currentTarget) handle(event);
  };
}
