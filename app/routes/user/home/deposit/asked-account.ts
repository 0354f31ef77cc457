/** Which of the accounts with one bank code a QR screen's URL asks for, from 0; the first unless it names another. */
export function askedAccount(request: Request): number {
  const asked = new URL(request.url).searchParams.get("account") ?? "";
  return /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
}
