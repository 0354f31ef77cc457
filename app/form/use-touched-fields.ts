import { useEffect, useRef } from "react";

interface TouchedFields {
  /** The form's id. */
  id: string;
  /** The field that has the focus from the start. */
  firstField: string | undefined;
  /** Whether the form's schema is loaded. */
  isLoaded: boolean;
  /** Loads it. */
  start(): Promise<void>;
  validate(name: string): void;
  hasError(): boolean;
}

/**
 * Validates the fields that were filled in before the script or the schema was there, and keeps validation from moving
 * a button while it is tapped.
 */
export function useTouchedFields({ id, firstField, isLoaded, ...form }: TouchedFields): void {
  const latest = useRef(form);
  latest.current = form;
  useEffect(
    function startForWhatWasTypedBeforeTheScript() {
      if (touchedFields(id).length > 0) void latest.current.start();
    },
    [id],
  );
  useEffect(
    function validateWhatWasTypedMeanwhile() {
      // The server may have refused the form meanwhile: its messages stay.
      if (!isLoaded || latest.current.hasError()) return;
      for (const field of touchedFields(id)) {
        if (field !== document.activeElement) latest.current.validate(field.name);
      }
    },
    [id, isLoaded],
  );
  useEffect(
    function letTapsLand() {
      const form = document.getElementById(id);
      return form ? leaveAfterTap(form, (field) => isUntouched(field, firstField)) : undefined;
    },
    [id, firstField],
  );
}

/** Whether this is the first field, still empty: it has the focus although nobody went to it. */
export function isUntouched(field: EventTarget, firstField: string | undefined): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField && field.name === firstField && field.value === "";
}

function touchedFields(formId: string): HTMLInputElement[] {
  const form = document.getElementById(formId);
  return [...(form?.querySelectorAll<HTMLInputElement>("input[name]:not([type=hidden])") ?? [])].filter(
    isTouched,
  );
}

function isTouched({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}

/**
 * When a field loses focus, its error message may move the button being tapped, so that the tap misses. This delays the
 * `focusout` events of `form` until the press has ended, and suppresses those of untouched fields. Returns a function
 * that stops it.
 */
function leaveAfterTap(form: HTMLElement, isUntouched: (target: EventTarget) => boolean): () => void {
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
