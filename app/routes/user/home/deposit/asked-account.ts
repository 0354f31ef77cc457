/** Which of the accounts with one bank code is asked for, from 0; the first unless `account` names another. */
export function askedAccount(facts: URLSearchParams): number {
  const asked = facts.get("account") ?? "";
  return /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
}
