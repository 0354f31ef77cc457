import { useEffect, useRef } from "react";
import { leaveAfterTap } from "./leave-after-tap";

interface TouchedFields {
  /** The form's. */
  id: string;
  /** Has the focus from the start. */
  firstField: string | undefined;
  isLoaded: boolean;
  /** Loads the form's schema. */
  start(): Promise<void>;
  validate(name: string): void;
  hasError(): boolean;
}

/** Validates the fields that were filled in before there was a script or a schema, once there is one. */
export function useTouchedFields({ id, firstField, isLoaded, ...form }: TouchedFields): void {
  const now = useRef(form);
  now.current = form;
  useEffect(
    function startForWhatWasTypedBeforeTheScript() {
      if (touchedFields(id).length > 0) void now.current.start();
    },
    [id],
  );
  useEffect(
    function validateWhatWasTypedMeanwhile() {
      // A refusal that came meanwhile has yet to be read.
      if (!isLoaded || now.current.hasError()) return;
      for (const field of touchedFields(id)) {
        if (field !== document.activeElement) now.current.validate(field.name);
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

/** Whether nobody went to this field: it has the focus from the start. */
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
