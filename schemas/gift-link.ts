import { cleanText } from "./clean-text";

const pattern =
  /(?:^|[^\w.@-])gift\.truemoney\.com\/campaign(?:\/voucher_detail)?\/?\?(?:[\w=%.-]+&)*v=([\w-]+)/i;

/**
 * Finds a TrueMoney gift link in pasted text and returns it in the one form that operators accept. It may be written
 * without `https://`, or be the address of the page that the link leads to.
 */
export function findGiftLink(pasted: string): string | undefined {
  const voucher = pattern.exec(cleanText(pasted))?.[1];
  return voucher && `https://gift.truemoney.com/campaign/?v=${voucher}`;
}
