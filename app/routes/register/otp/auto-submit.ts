import { useEffect, useState } from "react";
import { cleanText } from "schemas/clean-text";
import { onTyped } from "~/form/on-typed";

interface AutoSubmit {
  formId: string;
  /** The code's length. */
  digits: number;
  /** False after a code has been refused. */
  isOn: boolean;
}

/** A pasted code may have spaces, dashes and unseen characters. */
const withoutSeparators = (typed: string) => cleanText(typed).replace(/[\s-]/g, "");

export function isWholeCode(typed: string, digits: number): boolean {
  return new RegExp(`^\\p{Nd}{${digits}}$`, "u").test(withoutSeparators(typed));
}

/** Submits the form; not every browser has requestSubmit. */
function clickSubmitButton(form: HTMLFormElement | null): void {
  const buttons = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === "submit")?.click();
}

/** Submits a code's form, once, as soon as all digits are in. */
export function useAutoSubmit({ formId, digits, isOn }: AutoSubmit) {
  const [isSending, setSending] = useState(false);
  useEffect(
    function followSubmission() {
      const follow = ({ target, defaultPrevented }: Event) => {
        if (target instanceof HTMLFormElement && target.id === formId && !defaultPrevented) setSending(true);
      };
      // On the window: handlers that prevent the submission come before it.
      window.addEventListener("submit", follow);
      return () => window.removeEventListener("submit", follow);
    },
    [formId],
  );
  const handlers = onTyped((field) => {
    if (!isOn || isSending || !isWholeCode(field.value, digits)) return;
    field.value = withoutSeparators(field.value);
    clickSubmitButton(field.form);
  });
  return { isSending, handlers };
}
