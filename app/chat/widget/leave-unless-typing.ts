/**
 * Our server leads elsewhere: the operator has ended the session or the service. A reload lets the page's guard lead
 * there. Where somebody is typing it would take away what they typed: their form is led there when it is sent, and keeps
 * it (return-to).
 */
export function leaveUnlessTyping(): void {
  if (![...document.forms].some(isBegun)) window.location.reload();
}

/** Whether a form that is sent to our server has a field with the focus, or with another value than it came with. */
function isBegun({ elements, method }: HTMLFormElement): boolean {
  if (method !== "post") return false;
  return [...elements].some((field) => {
    if (field === document.activeElement) return field.matches("input, select, textarea");
    if (field instanceof HTMLInputElement)
      return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    if (field instanceof HTMLSelectElement) return isChosen(field);
    return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  });
}

/** Whether another option is selected than the page came with: the first where it named none. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(first, 0);
}
