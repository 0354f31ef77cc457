/**
 * A message that appears when a field is left would push what is being tapped from under the finger, and the tap would be
 * lost: until a press has ended, the fields of `form` do not count as left. Answers how to stop.
 */
export function leaveAfterTap(form: HTMLElement): () => void {
  const left = new Set<EventTarget>();
  let isPressed = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const first = { capture: true, signal: stop.signal };

  function press() {
    clearTimeout(rest);
    isPressed = true;
  }

  /** The click comes right after the release; the fields that were left meanwhile say so after it. */
  function release() {
    rest = setTimeout(() => {
      isPressed = false;
      for (const field of left) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      left.clear();
    });
  }

  function hold(event: FocusEvent) {
    if (!isPressed || !event.target || !form.contains(event.target as Node)) return;
    event.stopImmediatePropagation();
    left.add(event.target);
  }

  window.addEventListener("mousedown", press, first);
  window.addEventListener("mouseup", release, first);
  window.addEventListener("focusout", hold, first);
  return () => {
    clearTimeout(rest);
    stop.abort();
  };
}
