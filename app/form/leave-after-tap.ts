/**
 * When a field loses focus, its error message may move the button being tapped, so that the tap misses. This delays the
 * `focusout` events of `form` until the press has ended, and lets nobody hear those of fields that nobody went to.
 * Returns a function that stops it.
 */
export function leaveAfterTap(form: HTMLElement, isUntouched: (target: EventTarget) => boolean): () => void {
  const delayed = new Set<EventTarget>();
  let isPressed = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const first = { capture: true, signal: stop.signal };

  function press() {
    clearTimeout(rest);
    isPressed = true;
  }

  /** The click comes right after the release; the delayed events follow it. */
  function release() {
    rest = setTimeout(() => {
      isPressed = false;
      for (const field of delayed) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      delayed.clear();
    });
  }

  function hold(event: FocusEvent) {
    const { target } = event;
    if (!target || !form.contains(target as Node)) return;
    const isSilent = isUntouched(target);
    if (!isSilent && !isPressed) return;
    event.stopImmediatePropagation();
    if (!isSilent) delayed.add(target);
  }

  window.addEventListener("mousedown", press, first);
  window.addEventListener("mouseup", release, first);
  window.addEventListener("focusout", hold, first);
  return () => {
    clearTimeout(rest);
    stop.abort();
  };
}
