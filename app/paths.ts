/**
 * The URL of a provider's QR code. `account`: which of the operator's accounts with this bank code, from 0: each has its
 * own payee (operator-api.md, "Where an answer is unclear").
 */
export function qrPath(bankCode: string, account = 0): string {
  const search = account > 0 ? `?account=${account}` : "";
  return `/user/home/deposit/qr/${encodeURIComponent(bankCode)}${search}`;
}
