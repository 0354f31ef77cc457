import { type ErrorCode, errorCodes, identityCodes } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { locales } from "./locale";
import { createTexts, resources } from "./texts.server";

type Meaning = Record<(typeof locales)[number], RegExp>;

const minute = { en: /wait about a minute/, th: /ประมาณ 1 นาที/, lo: /ປະມານ 1 ນາທີ/ };
const incorrect = { en: /^Incorrect slip/, th: /^สลิปไม่ถูกต้อง/, lo: /^ສະລິບບໍ່ຖືກຕ້ອງ/ };

/** What section 8 explains in brackets after a code; a text without it would tell the member to do the wrong thing. */
const meanings: Partial<Record<ErrorCode, Meaning>> = {
  OTP_VERIFIED: { en: /already verified/, th: /ยืนยันแล้ว/, lo: /ຢືນຢັນແລ້ວ/ },
  REQUEST_LIMIT: minute,
  REQUEST_LIMIT_1MIN: minute,
  BONUS_CLEAR: { en: /has ended/, th: /ยกเลิกโบนัสเรียบร้อย/, lo: /ສິ້ນສຸດໂບນັດສຳເລັດ/ },
  BONUS_CONDITION: { en: /cannot be ended until/, th: /ยังยกเลิกโบนัสไม่ได้/, lo: /ຍັງສິ້ນສຸດໂບນັດບໍ່ໄດ້/ },
  REFUND_MINIMUM: { en: /accumulated .* above 0/, th: /ยอดสะสมต้องมากกว่า 0/, lo: /ຍອດສະສົມຕ້ອງຫຼາຍກວ່າ 0/ },
  TRANSFER_MINIMUM: { en: /above 0/, th: /มากกว่า 0/, lo: /ຫຼາຍກວ່າ 0/ },
  TRANSFER_FAIL: { en: /returned to your main wallet/, th: /คืนเข้ากระเป๋าหลักแล้ว/, lo: /ຄືນເຂົ້າກະເປົາຫຼັກແລ້ວ/ },
  UPLOADED_FILE_NOT_EXIST: incorrect,
  IMG_SIZE_UNABLE_TO_PROCESS: incorrect,
  CANNOT_READ_CROPPED_IMAGE: incorrect,
  DEST_ACC_INVALID: { en: /wrong destination account/, th: /บัญชีปลายทาง.*ไม่ถูกต้อง/, lo: /ບັນຊີປາຍທາງ.*ບໍ່ຖືກຕ້ອງ/ },
  SLIP_REFNO_DUPLICATED: { en: /^Duplicate slip/, th: /^สลิปซ้ำ/, lo: /^ສະລິບຊ້ຳ/ },
  UNSTABLE_REFNO_ON_SLIP: {
    en: /reference .* cannot be read/,
    th: /อ่านเลขอ้างอิง.*ไม่ได้/,
    lo: /ອ່ານເລກອ້າງອີງ.*ບໍ່ໄດ້/,
  },
  TRIPPLE_WRONG_CAPTCHA: { en: /captcha .* three times/, th: /CAPTCHA .*3 ครั้ง/, lo: /CAPTCHA .*3 ຄັ້ງ/ },
  INVALID_SLIP: { en: /slip cannot be read/, th: /^อ่านสลิปไม่ได้/, lo: /^ອ່ານສະລິບບໍ່ໄດ້/ },
  NOT_MATCH: { en: /not your registered/, th: /ไม่ตรงกับบัญชีที่ลงทะเบียน/, lo: /ບໍ່ກົງກັບບັນຊີທີ່ລົງທະບຽນ/ },
  EXPIRED_SLIP: { en: /has expired/, th: /^สลิปหมดอายุ/, lo: /^ສະລິບໝົດອາຍຸ/ },
  UNKNOW_ERROR: { en: /unknown error.*contact us/, th: /ไม่ทราบสาเหตุ.*ติดต่อเรา/, lo: /ບໍ່ຮູ້ສາເຫດ.*ຕິດຕໍ່ພວກເຮົາ/ },
};

test("where the specification says what a code means, its text says so in each language [8.19 8.20 8.24 8.25 8.27 8.28 8.32 8.33 8.34 8.35]", () => {
  for (const locale of locales) {
    for (const [code, meaning] of Object.entries(meanings)) {
      const text = resources[locale].errors[code as ErrorCode].replaceAll("\u2060", "");
      expect(text).toMatch(meaning[locale]);
    }
  }
});

test("exactly the codes whose Thai text says that identity cannot be verified end the session [8.03]", () => {
  const saying = errorCodes.filter((code) => resources.th.errors[code].includes("ไม่สามารถยืนยันตัวตน"));
  expect(saying).toEqual(identityCodes);
});

const say = createTexts(brandWith()).anyKey("en");

test("what the specification quotes stands so in English [5.01 5.04 5.08 5.16 5.17 5.18 8.11 8.13]", () => {
  const tooLarge = (size: string) => say("chat:file.tooLarge", { size });
  expect([
    say("fields:phone.length", { length: "10" }),
    say("fields:password.different"),
    say("fields:bankAccountName.english"),
    say("chat:file.unsupported"),
    tooLarge("10 MB"),
    tooLarge("20 MB"),
    say("public:copy.done", { text: "0812345678" }),
    say("public:copy.failed"),
    say("chat:joinFailed"),
  ]).toEqual([
    "The phone number must support 10 digits",
    "Passwords don't match",
    "Bank account name must be in English only",
    "File is not supported",
    "The file is too large. Please select file no larger than 10 MB.",
    "The file is too large. Please select file no larger than 20 MB.",
    "Copied: 0812345678",
    "Failed to copy",
    "Cannot start chatting",
  ]);
});

test("the English texts that the specification quotes are word for word its own", () => {
  const { fields, public: common } = resources.en;
  expect(fields.phone.length.replace("{{length}}", "10")).toBe("The phone number must support 10 digits");
  expect(fields.password.different).toBe("Passwords don't match");
  expect(fields.bankAccountName.english).toBe("Bank account name must be in English only");
  expect(common.notFound).toMatchObject({ code: "404", heading: "Page Not Found" });
  expect(common.terminated.title).toBe("Page not found");
});
