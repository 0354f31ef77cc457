/**
 * Formats a bank account number in groups 3-3-rest, joined by hyphens, if it has exactly `groupedLength` digits
 * (specification, section 5: 10); returns any other number unchanged.
 */
export function formatAccountNumber(accountNo: string, groupedLength: number): string {
  return isGrouped(accountNo, groupedLength) ? grouped(accountNo) : accountNo;
}

const SHOWN_SIGNS = 4;

/**
 * Hides all but the last digits, `xxx-xxx-4321`, which is enough to recognise one's own account. Shows at most half of
 * a short number.
 */
export function maskAccountNumber(accountNo: string, groupedLength: number): string {
  const { length } = accountNo;
  const hidden = length - Math.min(SHOWN_SIGNS, Math.floor(length / 2));
  const masked = "x".repeat(hidden) + accountNo.slice(hidden);
  return isGrouped(accountNo, groupedLength) ? grouped(masked) : masked;
}

function isGrouped(accountNo: string, groupedLength: number): boolean {
  return accountNo.length === groupedLength && /^\d+$/.test(accountNo);
}

function grouped(number: string): string {
  return [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join("-");
}

/** The digits of a number that is shown in groups or with signs (standards: copy buttons). */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}
