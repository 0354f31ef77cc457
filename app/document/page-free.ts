const FIELD = "input:not([type=hidden]), select, textarea";

/** Whether the user is typing or choosing something. */
export function isTyping(): boolean {
  return document.activeElement?.matches(`${FIELD}, [contenteditable]`) ?? false;
}

/** Whether this form is being filled in. */
function isInUse(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement) && isTyping()) return true;
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(FIELD)].some(
    hasChanged,
  );
}

function hasChanged(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (field instanceof HTMLSelectElement) return isOtherChosen([...field.options]);
  const isTicked = field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
  return isTicked
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}

/** Whether another option is chosen than the page came with: its default, or the first that can be chosen. */
export function isOtherChosen(
  options: readonly Pick<HTMLOptionElement, "selected" | "defaultSelected" | "disabled">[],
): boolean {
  const usual =
    options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled);
  return usual?.selected === false;
}

/** Whether a dialog may open above the page: the page is visible, no dialog is open, and nothing is being typed. */
export function isPageFree(): boolean {
  if (document.visibilityState !== "visible" || document.querySelector("dialog[open]")) return false;
  if (isTyping()) return false;
  // A form that moves money has an intent.
  return ![...document.forms].some((form) => form.querySelector("input[name=intent]") && isInUse(form));
}
