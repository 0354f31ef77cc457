import { cleanText } from "./clean-text";

const pattern =
  /(?:^|[^\w.@-])gift\.truemoney\.com\/campaign(?:\/voucher_detail)?\/?\?(?:[\w=%.-]+&)*v=([\w-]+)/i;

/**
 * Finds a TrueMoney gift link in pasted text, and gives it the one form that operators know, however it was written:
 * of the page behind it, with `http://` or without.
 */
export function findGiftLink(pasted: string): string | undefined {
  const voucher = pattern.exec(cleanText(pasted))?.[1];
  return voucher && `https://gift.truemoney.com/campaign/?v=${voucher}`;
}
