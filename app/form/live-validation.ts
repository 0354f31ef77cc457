import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { focusFirstFault } from "./first-fault";
import type { FieldErrors } from "./form-reply";
import { leaveAfterTap } from "./leave-after-tap";
import type { Validator } from "./validator";

type LoadRules = () => Promise<z.ZodType>;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches("input, select, textarea");

/**
 * Validates a form while the user types. `load` imports its schema when somebody goes to a field or types; that
 * `firstField` has the focus from the start is neither. A field is validated when it loses focus, `firstField` if it is
 * not empty, and from then on at every change, and all fields on submit. Without JavaScript, before the schema is
 * loaded, and without `load`, only the server validates; its messages disappear as soon as something is typed.
 */
export function useLiveValidation(
  formId: string,
  load: LoadRules | undefined,
  given: FieldErrors | undefined,
  firstField: string | undefined,
) {
  const { validator, start } = useValidator(load);
  const [found, setFound] = useState<{ after: FieldErrors | undefined; errors: FieldErrors }>();
  const errors = (found?.after === given ? found?.errors : given) ?? {};
  const visited = useRef(new Set<string>());
  const hasRules = load !== undefined;
  useLeaveAfterTap(formId, hasRules);

  /** Nobody went there: it has the focus from the start. */
  const isUntouched = ({ name, value }: Field) => name === firstField && value === "";
  const show = (next: FieldErrors) => setFound({ after: given, errors: next });

  /** Validates the fields that were visited or already have an error. */
  function validate(form: HTMLFormElement, faultsOf: Validator) {
    const shown = (name: string) => visited.current.has(name) || Boolean(errors[name]);
    show(Object.fromEntries(Object.entries(faultsOf(new FormData(form))).filter(([name]) => shown(name))));
  }

  const validateNow = useRef(validate);
  validateNow.current = validate;
  useEffect(
    function validateWhatWasVisitedMeanwhile() {
      const form = document.getElementById(formId);
      if (validator && visited.current.size > 0 && form instanceof HTMLFormElement) {
        validateNow.current(form, validator);
      }
    },
    [formId, validator],
  );

  const startNow = useRef(start);
  useEffect(
    function startForWhatWasTypedBeforeTheScript() {
      const form = document.getElementById(formId);
      const active = document.activeElement;
      for (const field of form?.querySelectorAll("input") ?? []) {
        if (field !== active && isTouched(field)) visited.current.add(field.name);
      }
      const isTypedIn = active instanceof HTMLInputElement && form?.contains(active) && isTouched(active);
      if (visited.current.size > 0 || isTypedIn) void startNow.current();
    },
    [formId],
  );

  return {
    errors,
    handlers: {
      onFocus({ target }: FocusEvent<HTMLFormElement>) {
        if (isField(target) && !isUntouched(target)) void start();
      },
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
        if (!isField(target) || target.name === "" || isUntouched(target)) return;
        visited.current.add(target.name);
        if (validator) validate(currentTarget, validator);
      },
      onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
        void start();
        const isFollowed = target instanceof Element && isField(target) && visited.current.has(target.name);
        if (validator && (isFollowed || Object.keys(errors).length > 0)) validate(currentTarget, validator);
        else if (!hasRules && Object.keys(errors).length > 0) show({});
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const faults = validator?.(new FormData(event.currentTarget)) ?? {};
        if (Object.keys(faults).length === 0) return;
        event.preventDefault();
        for (const name of Object.keys(faults)) visited.current.add(name);
        show(faults);
        focusFirstFault(event.currentTarget, Object.keys(faults));
      },
    },
  };
}

/** A form's validator, loaded by `start`; undefined until then. */
function useValidator(load: LoadRules | undefined) {
  const { i18n } = useTranslation();
  const [validator, setValidator] = useState<Validator>();
  const isLoading = useRef(false);

  async function start() {
    if (load === undefined || isLoading.current) return;
    isLoading.current = true;
    try {
      const texts = i18n.loadNamespaces("fields");
      // Before the schema: it tells zod not to ask for `eval`, as it would when the first object is made.
      const { createValidator } = await import("./validator");
      const [schema] = await Promise.all([load(), texts]);
      // i18next neither rejects when texts are lost nor asks again: the server validates.
      if (!i18n.hasResourceBundle(i18n.language, "fields")) return;
      const loaded = createValidator(schema);
      setValidator(() => loaded);
    } catch {
      // For example offline: the server validates, and the next focus or sign tries again.
      isLoading.current = false;
    }
  }

  return { validator, start };
}

/** Keeps its messages from moving a button while it is being tapped. */
function useLeaveAfterTap(formId: string, hasRules: boolean): void {
  useEffect(
    function letTapsLand() {
      const form = hasRules ? document.getElementById(formId) : null;
      return form ? leaveAfterTap(form) : undefined;
    },
    [formId, hasRules],
  );
}

function isTouched({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}
