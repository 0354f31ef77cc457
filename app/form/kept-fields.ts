/** Secrets, and what would send a form again, whatever form they stand in. */
const UNKEPT = /password|otp|token|^(intent|do|link|file|hash|coupon)$/i;

/** Whether what a person typed into this field may be kept for when the form is shown again. */
export function isKept(fieldName: string): boolean {
  return !UNKEPT.test(fieldName);
}
