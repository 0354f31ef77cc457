import * as z from "zod";
import { autologinProviders } from "../contract/autologin";
import type { Banks } from "./banks";
import { Provider } from "./games";
import { type Deposit, Qr, type Transfer, type ViewByMode } from "./money";

type Bank = z.output<typeof Banks>["known"][string];

function bank(th: string, lo: string, en: string, monogram: string, color: string): Bank {
  return { name: { th, lo, en }, monogram, color };
}

/**
 * The banks and payment codes that the specification names, and further banks that members in Thailand and Laos often
 * have. The colours are our choice, dark enough for white text.
 */
export const builtInBanks: Readonly<Record<string, Bank>> = {
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

/** How accounts of the codes in the specification are shown. */
export const builtInViews: Readonly<Record<string, z.output<typeof ViewByMode>>> = {
  SCB: { auto: "details", other: "details" },
  GSB: { auto: "details", other: "details" },
  KBANK: { auto: "details", other: "qr" },
  BCEL: { auto: "bcel", other: "bcel" },
  WW: { auto: "qr", other: "qr" },
  PAYTIMZ: { auto: "qr", other: "qr" },
};

/** The amounts of the QR flow, in the currency's main unit as in a brand's file. */
export const builtInQr = z.record(z.string(), Qr).parse({
  KBANK: { minimum: 1, quickAmounts: [10, 20, 50, 100, 500, 1000] },
  WW: { minimum: 100, quickAmounts: [100, 200, 300, 500, 1000] },
  PAYTIMZ: { minimum: 10, quickAmounts: [10, 50, 100, 500, 1000] },
} satisfies Record<string, z.input<typeof Qr>>);

const { byUsername, byPassword } = autologinProviders;
const autoLogins = (providers: readonly string[], method: "auto-login" | "auto-login-with-password") =>
  Object.fromEntries(providers.map((provider) => [provider.toUpperCase(), { method, provider }]));

/** How the games of section 9's sixteen provider codes are opened. */
export const builtInProviders = z.record(z.string(), Provider).parse({
  JOKER: { method: "form-post" },
  UFABET: { method: "form-post", includeEvent: true },
  SLOTXO: { method: "form-post", usernameMaxLength: 16 },
  SEXYGAME: { method: "fixed-link" },
  SUPERSLOT: { method: "link-with-credentials" },
  ...autoLogins(byUsername, "auto-login"),
  ...autoLogins(byPassword, "auto-login-with-password"),
} satisfies Record<string, z.input<typeof Provider>>);

interface BrandTables {
  banks: z.output<typeof Banks>;
  deposit: z.output<typeof Deposit>;
  transfer: z.output<typeof Transfer>;
  games: { providers: typeof builtInProviders };
}

/**
 * Lays a brand's tables over the built-in ones. This comes after every check, so that no fault is reported of an entry
 * that the brand has not written.
 */
export function withBuiltIn<Brand extends BrandTables>(brand: Brand): Brand {
  const { banks, deposit, transfer, games } = brand;
  return {
    ...brand,
    banks: { ...banks, known: { ...builtInBanks, ...banks.known } },
    deposit: {
      ...deposit,
      views: { ...builtInViews, ...deposit.views },
      qr: { ...builtInQr, ...deposit.qr },
    },
    transfer: {
      ...transfer,
      quickAmounts: transfer.quickAmounts.filter((amount) => amount >= transfer.minimum),
    },
    games: { ...games, providers: { ...builtInProviders, ...games.providers } },
  };
}
