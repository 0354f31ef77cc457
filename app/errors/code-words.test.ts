import { errorCodes, errorGroups } from "schemas/contract/errors";
import { describe, expect, test } from "vitest";
import { saysWhereMoneyIs } from "~/errors/code-words";
import { resources } from "~/i18n/texts.server";

/** What a sentence names that says where the money is: the money or balance itself, a deposit, what was received. */
const named = {
  en: /\bmoney\b|balance|deposit|bank transfer|received the/i,
  th: /เงิน|ยอดฝาก|เพิ่มยอด|รับโบนัสชวนเพื่อน(ไป|เรียบร้อย)แล้ว|รับคืนยอดเสียเรียบร้อย/,
  lo: /ເງິນ|ຍອດຝາກ|ເພີ່ມຍອດ|ຮັບໂບນັດຊວນໝູ່(ໄປ|ສຳເລັດ)ແລ້ວ|ຮັບຄືນຍອດເສຍສຳເລັດ/,
};

const sentences = errorCodes.map((code) => ({
  code,
  en: resources.en.errors[code],
  th: resources.th.errors[code],
  lo: resources.lo.errors[code],
}));

/** In a sentence, this joins what a line must not break apart. */
const JOINER = /\u2060/g;

describe("a sentence says where the money is, in every language, as its code's row of the catalogue says", () => {
  test.each(sentences)("$code: $en / $th", ({ code, ...texts }) => {
    const told = (["en", "th", "lo"] as const).filter((language) =>
      named[language].test(texts[language].replace(JOINER, "")),
    );
    expect(told).toEqual(saysWhereMoneyIs(code, texts.en) ? ["en", "th", "lo"] : []);
  });

  test("so does every code of the groups about money, but for those after which nothing is in question", () => {
    const { bonus, invite, refund, money, slipUpload, coupon, slipReason } = errorGroups;
    const aboutMoney = [bonus, invite, refund, money, slipUpload, coupon, slipReason].flat();
    const silent = aboutMoney.filter((code) => !saysWhereMoneyIs(code, resources.en.errors[code]));
    expect(silent).toEqual(["BONUS_CLEAR", "NO_PROMOTION", "NO_INVITEE_PLAY_INFO"]);
  });

  const isAlone = (text: string) => saysWhereMoneyIs(text, text);

  test("an operator's own sentence stands alone, whatever it is", () => {
    const own = [
      "Your money was returned",
      "Closed today",
      "toString",
      "ปิดปรับปรุง",
      "Closed",
      "SORRY, CLOSED",
    ];
    const dashed = ["Non-stop play is over", "Try 2-3 hours later"];
    expect([...own, ...dashed].filter((text) => !isAlone(text))).toEqual([]);
    expect(["invalid-token", "gone"].filter(isAlone)).toEqual([]);
  });

  test("a code that is not in the catalogue says nothing of the money, but its words of the brand's stand alone", () => {
    const bare = ["NEW_CODE", "CLOSED", "E1042", "4012", "account-locked", "account_locked"];
    expect(bare.filter(isAlone)).toEqual([]);
    expect(saysWhereMoneyIs("HELD_FOR_REVIEW", "A colleague checks this; the money is sent today.")).toBe(
      true,
    );
  });
});
