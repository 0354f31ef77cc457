/** The content of the small code on a bank's slip (a "mini-QR"): tags with their lengths, then a checksum. */
const MINI_QR = /^00\d{2}[\x20-\x7e]{8,200}91(\d{2})([0-9A-F]{4})$/i;

/** Whether a decoded text is a valid mini-QR; another QR code on the picture is not. */
export function isSlipCode(text: string): boolean {
  const [, length, sum] = MINI_QR.exec(text) ?? [];
  return length === "04" && sum !== undefined && checkSum(text.slice(0, -4)) === Number.parseInt(sum, 16);
}

/** The CRC-16 of EMVCo codes: polynomial 0x1021, initial value 0xFFFF. */
function checkSum(text: string): number {
  let sum = 0xffff;
  for (const character of text) {
    sum ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum;
}
