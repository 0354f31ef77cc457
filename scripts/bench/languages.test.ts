import { expect, it } from "vitest";
import { foreignTexts } from "./languages";

const script = (path: string, text: string) => ({ path, text, size: text.length });
const frame = script("/frame.js", 'names={th:"ไทย",lo:"ລາວ",en:"English"};"Warning: an effect was called"');
const texts = {
  th: script("/th.js", '"เข้าสู่ระบบ"'),
  lo: script("/lo.js", '"ເຂົ້າສູ່ລະບົບ"'),
  en: script("/en.js", '"Your wallet for every game"'),
};

it("is content when every page loads its own language and what all share", () => {
  const loaded = { th: [frame, texts.th], lo: [frame, texts.lo], en: [frame, texts.en] };
  expect(foreignTexts(loaded)).toEqual([]);
});

it("names the script that brings another language", () => {
  const mixed = script("/mixed.js", '"ยอดเงิน"');
  const loaded = { th: [frame, texts.th], lo: [frame, texts.lo, mixed], en: [frame, texts.en] };
  expect(foreignTexts(loaded)).toEqual(["lo: /mixed.js"]);
  const withEnglish = { th: [frame, texts.th, texts.en], lo: [frame, texts.lo], en: [frame, texts.en] };
  expect(foreignTexts(withEnglish)).toEqual(["th: /en.js"]);
});
