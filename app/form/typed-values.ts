import { useEffect, useState } from "react";

/**
 * The current values of a form's inputs, for whatever depends on them: a button that names the amount, a preview. The
 * inputs stay uncontrolled, so nothing typed before hydration is lost; all values are empty until then.
 */
export function useTypedValues<Name extends string>(
  formId: string,
  names: readonly Name[],
): Record<Name, string> {
  const [typed, setTyped] = useState(new Map<string, string>());
  useEffect(
    function followTheFields() {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const read = () => {
        const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
        setTyped(new Map(texts));
      };
      read();
      form.addEventListener("input", read);
      return () => form.removeEventListener("input", read);
    },
    [formId],
  );
  return Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ""])) as Record<Name, string>;
}
