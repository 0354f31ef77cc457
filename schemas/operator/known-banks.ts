import type { Locale } from "./values";

interface KnownBank {
  name: Record<Locale, string>;
  monogram: string;
  color: string;
}

function bank(th: string, lo: string, en: string, monogram: string, color: string): KnownBank {
  return { name: { th, lo, en }, monogram, color };
}

/**
 * The banks and payment codes that the specification names, and the other banks of Thailand and Laos that members often
 * have. We chose the colours: dark enough for white text.
 */
export const knownBanks: Readonly<Record<string, KnownBank>> = {
  SCB: bank("ไทยพาณิชย์", "ທະນາຄານໄທພານິດ", "Siam Commercial Bank", "SC", "#5B3A8C"),
  KBANK: bank("กสิกรไทย", "ທະນາຄານກະສິກອນໄທ", "Kasikornbank", "K", "#1E6B43"),
  GSB: bank("ออมสิน", "ທະນາຄານອອມສິນ", "Government Savings Bank", "GS", "#A83A6B"),
  KTB: bank("กรุงไทย", "ທະນາຄານກຸງໄທ", "Krungthai Bank", "KT", "#1B6C96"),
  TMB: bank("ทหารไทยธนชาต", "ທະນາຄານທະຫານໄທທະນະຊາດ", "TMBThanachart Bank", "TM", "#2A4B8D"),
  BBL: bank("กรุงเทพ", "ທະນາຄານກຸງເທບ", "Bangkok Bank", "BB", "#27408B"),
  TTB: bank("ทหารไทยธนชาต", "ທະນາຄານທະຫານໄທທະນະຊາດ", "TMBThanachart Bank", "TT", "#2A4B8D"),
  BAY: bank("กรุงศรีอยุธยา", "ທະນາຄານກຸງສີອະຍຸທະຍາ", "Bank of Ayudhya", "BA", "#6B5200"),
  BAAC: bank("ธ.ก.ส.", "ທະນາຄານ ທ.ກ.ສ.", "BAAC", "AC", "#2E6B34"),
  GHB: bank("อาคารสงเคราะห์", "ທະນາຄານອາຄານສົງເຄາະ", "Government Housing Bank", "GH", "#8A4B12"),
  UOB: bank("ยูโอบี", "ທະນາຄານຢູໂອບີ", "UOB", "UO", "#1F3F7A"),
  CIMB: bank("ซีไอเอ็มบี ไทย", "ທະນາຄານຊີໄອເອັມບີ ໄທ", "CIMB Thai", "CI", "#8C1F2E"),
  KKP: bank("เกียรตินาคินภัทร", "ທະນາຄານກຽດນາຄິນພັດ", "Kiatnakin Phatra Bank", "KP", "#4E4A86"),
  TISCO: bank("ทิสโก้", "ທະນາຄານທິສໂກ້", "TISCO Bank", "TI", "#1D5A8A"),
  LDB: bank("ธนาคารพัฒนาลาว", "ທະນາຄານພັດທະນາລາວ", "Lao Development Bank", "LD", "#1D4E89"),
  JDB: bank("ธนาคารร่วมพัฒนา", "ທະນາຄານຮ່ວມພັດທະນາ", "Joint Development Bank", "JD", "#2F6B3C"),
  APB: bank("ธนาคารส่งเสริมกสิกรรม", "ທະນາຄານສົ່ງເສີມກະສິກຳ", "Agricultural Promotion Bank", "AP", "#3C6B1E"),
  BCEL: bank("ธนาคารการค้าต่างประเทศลาว", "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ", "BCEL", "BC", "#A12B2B"),
  WW: bank("พร้อมเพย์ WW", "ຊຳລະຜ່ານ WW", "WW payment", "WW", "#3D4F63"),
  PAYTIMZ: bank("PAYTIMZ", "PAYTIMZ", "PAYTIMZ", "PT", "#7A4A12"),
};
