import { useEffect, useState } from "react";
import { cleanText } from "schemas/clean-text";
import { onTyped } from "~/form/on-typed";

interface SendsItself {
  formId: string;
  /** The code's length. */
  digits: number;
  /** Whether it may: not after a code has been refused. */
  isOn: boolean;
}

/** The code without the spaces, dashes and unseen characters of a pasted one. */
const withoutSigns = (typed: string) => cleanText(typed).replace(/[\s-]/g, "");

export function isWholeCode(typed: string, digits: number): boolean {
  return new RegExp(`^\\p{Nd}{${digits}}$`, "u").test(withoutSigns(typed));
}

/** Submits the form; not every browser has requestSubmit. */
function tapButtonOf(form: HTMLFormElement | null): void {
  const buttons = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === "submit")?.click();
}

/** A code's form that sends itself, once, as soon as all digits are in. */
export function useSendsItself({ formId, digits, isOn }: SendsItself) {
  const [isSending, setSending] = useState(false);
  useEffect(
    function noteSubmission() {
      const note = ({ target, defaultPrevented }: Event) => {
        if (target instanceof HTMLFormElement && target.id === formId && !defaultPrevented) setSending(true);
      };
      // After everything that may hold it back.
      window.addEventListener("submit", note);
      return () => window.removeEventListener("submit", note);
    },
    [formId],
  );
  const handlers = onTyped((field) => {
    if (!isOn || isSending || !isWholeCode(field.value, digits)) return;
    field.value = withoutSigns(field.value);
    tapButtonOf(field.form);
  });
  return { isSending, handlers };
}
