/** Moves the focus to the first invalid field of a form. */
export function focusFirstFault(form: HTMLFormElement, faulty: readonly string[]): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLElement) || !faulty.includes(element.getAttribute("name") ?? "")) continue;
    element.focus();
    return;
  }
}
