import { expect, test } from "vitest";
import { findGiftLink } from "./gift-link";

test.each([
  "https://gift.truemoney.com/campaign/?v=0b1C-2_d",
  "http://gift.truemoney.com/campaign/?v=0b1C-2_d",
  "gift.truemoney.com/campaign/?v=0b1C-2_d",
  "gift.truemoney.com/campaign?v=0b1C-2_d",
  "https://gift.truemoney.com/campaign/voucher_detail?v=0b1C-2_d",
  "http://gift.truemoney.com/campaign/voucher_detail/?v=0b1C-2_d#top",
  "https://gift.truemoney.com/campaign/?utm=a.b&v=0b1C-2_d&lang=th",
  "ซองของขวัญhttps://gift.truemoney.com/campaign/?v=0b1C-2_dรับเลย",
  "(gift.truemoney.com/campaign/voucher_detail?v=0b1C-2_d)",
  "\u200bhttps://gift.true\u00admoney.com/campaign/?v=0b1C\u20112_d\ufeff",
  "HTTPS://GIFT.TRUEMONEY.COM/campaign/?v=0b1C-2_d",
])("the gift in %s is sent as the one link that operators know", (pasted) => {
  expect(findGiftLink(pasted)).toBe("https://gift.truemoney.com/campaign/?v=0b1C-2_d");
});

test.each([
  "https://gift.truemoney.com.evil.example/campaign/?v=1",
  "https://evilgift.truemoney.com/campaign/?v=1",
  "https://x@gift.truemoney.com/campaign/?v=1",
  "https://gift.truemoney.com/campaign/?w=1",
  "https://gift.truemoney.com/?v=1",
  "v=1",
])("%s is no gift", (pasted) => {
  expect(findGiftLink(pasted)).toBeUndefined();
});
