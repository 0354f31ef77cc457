/** The field that names the member whose page the form is on (form/bound-form.tsx). */
export const OWNER = "owner";

/** The field that marks a form as sent again because its answer was lost (errors/error-screen.tsx). */
export const AGAIN = "again";

/** Fields never kept, in any form: secrets, and those that would submit a form again. */
const UNKEPT = /password|otp|token|intent|^(do|of|owner|again|link|file|hash|coupon)$/i;

/** Whether a field's value may be kept, to be restored when the form is shown again. */
export function isKept(fieldName: string): boolean {
  return !UNKEPT.test(fieldName);
}

/** Whether a field is the intent of an operation that the form starts; older releases' forms have `giftIntent`. */
export function isIntent(fieldName: string): boolean {
  return /intent/i.test(fieldName);
}

/** Fields that belong to one submission: secrets, the intent, whose page it is, and the button that was pressed. */
const CONTROL = /password|otp|token|intent|^(do|of|owner|again|file)$/i;

/** Whether the confirming form sends this field again. */
export function isConfirmed(fieldName: string): boolean {
  return !CONTROL.test(fieldName);
}
