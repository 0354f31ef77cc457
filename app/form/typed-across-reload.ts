import { isKept } from "~/document/kept-fields";
import { keepInTab, takeFromTab } from "~/document/tab-storage";

const KEY = "typed";

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface KeptPage {
  path: string;
  /** The member whose page it was (bound-form.tsx): nobody else may get what was typed. */
  owner: string | undefined;
  fields: { name: string; value: string; isChecked?: boolean }[];
}

/** The inputs on this page that people fill in, without secrets. */
function fieldsOfPage(): FormField[] {
  const fields = document.querySelectorAll<FormField>("main input, main select, main textarea");
  return [...fields].filter(
    ({ name, type, disabled }) =>
      name !== "" && isKept(name) && !disabled && !["hidden", "password", "file"].includes(type),
  );
}

const isTicked = (field: FormField): boolean | undefined =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type) ? field.checked : undefined;

/** Keeps what was typed, in this tab only, while the page reloads in another language. */
export function keepAcrossReload(owner: string | undefined): void {
  const fields = fieldsOfPage().map((field) => ({
    name: field.name,
    value: field.value,
    isChecked: isTicked(field),
  }));
  keepInTab<KeptPage>(KEY, { path: location.pathname, owner, fields });
}

/** Restores what `keepAcrossReload` stored for this page, as if it were typed again. */
export function putBackAfterReload(owner: string | undefined): void {
  const typed = takeFromTab<KeptPage>(KEY);
  if (typed?.path !== location.pathname || typed.owner !== owner) return;
  const fields = fieldsOfPage();
  const all = [...typed.fields];
  const countOf = (among: readonly { name: string }[], wanted: string) =>
    among.filter(({ name }) => name === wanted).length;
  for (const field of fields) {
    const ticked = isTicked(field);
    // With one more or fewer of this name it is unknown which is which.
    if (ticked === undefined && countOf(all, field.name) !== countOf(fields, field.name)) continue;
    const index = typed.fields.findIndex(
      ({ name, value }) => name === field.name && (ticked === undefined || value === field.value),
    );
    if (index === -1) continue;
    // Fields of the same name are in different forms, in the same order.
    const [own] = typed.fields.splice(index, 1);
    if (!own) continue;
    if (ticked !== undefined) {
      if (own.isChecked !== ticked) field.click();
    } else if (field.value !== own.value) {
      field.value = own.value;
      const row = field.closest("details");
      if (row) row.open = true;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
