import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { useDocument } from "~/document";
import { addFieldTexts } from "~/i18n/field-texts";
import { leaveAfterTap } from "./leave-after-tap";
import type { Validator } from "./validator";

/**
 * Validates a form as one types: `load` imports its schema when a field first gets the focus. Until then, and without
 * script, the server validates alone. `say` puts messages into words: the server sends texts, the schema keys.
 */
export function useLiveValidation<Fields>(
  formId: string,
  load: () => Promise<z.ZodType>,
  values?: Record<string, string>,
) {
  const { i18n } = useTranslation();
  const { overrides } = useDocument();
  const [validator, setValidator] = useState<Validator<Fields>>();
  const isLoading = useRef(false);

  async function start() {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const [{ createValidator }, schema] = await Promise.all([
        import("./validator"),
        load(),
        addFieldTexts(i18n, overrides),
      ]);
      const loaded = createValidator<Fields>(schema);
      setValidator(() => loaded);
    } catch {
      // Offline, say: the server validates, and the next focus tries again.
      isLoading.current = false;
    }
  }

  const left = useRef(new Set<Element>());
  useEffect(
    function validateWhatWasLeftMeanwhile() {
      if (!validator) return;
      // conform validates a field when the focus leaves it: those that it left while the schema was on its way, now.
      for (const field of left.current)
        field.dispatchEvent(new window.FocusEvent("focusout", { bubbles: true }));
      left.current.clear();
    },
    [validator],
  );

  const startNow = useRef(start);
  useEffect(
    function startForWhatWasTypedBeforeTheScript() {
      const form = document.getElementById(formId);
      const active = document.activeElement;
      for (const field of form?.querySelectorAll("input") ?? []) {
        if (field !== active && isTouched(field)) left.current.add(field);
      }
      if (left.current.size > 0 || form?.contains(active)) void startNow.current();
    },
    [formId],
  );

  useEffect(
    function letTapsLand() {
      const form = document.getElementById(formId);
      return form ? leaveAfterTap(form) : undefined;
    },
    [formId],
  );

  return {
    options: {
      onValidate: validator,
      shouldValidate: validator ? ("onBlur" as const) : ("onSubmit" as const),
      shouldRevalidate: validator ? ("onInput" as const) : ("onSubmit" as const),
    },
    handlers: {
      onFocus: (_: FocusEvent) => void start(),
      onBlur: ({ target }: FocusEvent) => {
        if (!validator) left.current.add(target);
      },
    },
    say: (messages: string[] | undefined): string | undefined => {
      const [message] = messages ?? [];
      return message?.startsWith("fields:") ? String(i18n.t(message as "common.back", values)) : message;
    },
  };
}

function isTouched({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}
