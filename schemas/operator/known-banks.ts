import type { Locale } from "./values";

interface KnownBank {
  name: Record<Locale, string>;
  monogram: string;
  color: string;
}

function bank(th: string, lo: string, en: string, monogram: string, color: string): KnownBank {
  return { name: { th, lo, en }, monogram, color };
}

/** The banks and payment codes that the specification names. We chose the colours: dark enough for white text. */
export const knownBanks: Readonly<Record<string, KnownBank>> = {
  SCB: bank("ไทยพาณิชย์", "ທະນາຄານໄທພານິດ", "Siam Commercial Bank", "SC", "#5B3A8C"),
  KBANK: bank("กสิกรไทย", "ທະນາຄານກະສິກອນໄທ", "Kasikornbank", "K", "#1E6B43"),
  GSB: bank("ออมสิน", "ທະນາຄານອອມສິນ", "Government Savings Bank", "GS", "#A83A6B"),
  KTB: bank("กรุงไทย", "ທະນາຄານກຸງໄທ", "Krungthai Bank", "KT", "#1B6C96"),
  TMB: bank("ทหารไทยธนชาต", "ທະນາຄານທະຫານໄທ", "TMBThanachart Bank", "TM", "#2A4B8D"),
  BBL: bank("กรุงเทพ", "ທະນາຄານກຸງເທບ", "Bangkok Bank", "BB", "#27408B"),
  BCEL: bank("ธนาคารการค้าต่างประเทศลาว", "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ", "BCEL", "BC", "#A12B2B"),
  WW: bank("พร้อมเพย์ WW", "ຊຳລະຜ່ານ WW", "WW payment", "WW", "#3D4F63"),
  PAYTIMZ: bank("PAYTIMZ", "PAYTIMZ", "PAYTIMZ", "PT", "#7A4A12"),
};
