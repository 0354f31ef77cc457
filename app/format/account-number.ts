/**
 * A bank account number as people read it: 3-3-rest groups joined by hyphens, when it is exactly `groupedLength` digits
 * (specification, section 5: 10); any other number as it is.
 */
export function formatAccountNumber(accountNo: string, groupedLength: number): string {
  if (accountNo.length !== groupedLength || !/^\d+$/.test(accountNo)) return accountNo;
  return [accountNo.slice(0, 3), accountNo.slice(3, 6), accountNo.slice(6)].join("-");
}

/** What somebody means by a number that is shown in groups or with signs: its digits alone (standards: copy buttons). */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}
