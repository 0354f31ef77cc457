import type { RewardWords } from "./reward-words";

/** The texts, banks and scale of one market's demo data. */
export interface Flavour {
  info: { name: string; website: string };
  banks: readonly { code: string; nameTH: string; nameEN: string }[];
  sources: readonly { code: string; description: string }[];
  contact: { contactText: string; lineLink: string; lineName: string };
  conditions: readonly string[];
  agreements: readonly string[];
  /** Contains `%percentFail%`. */
  notice: string;
  deposit: DepositOffer;
  withdraw: { min: number; max: number };
  /** The names of statement entries, and other single texts. */
  words: {
    wallet: string;
    bonus: string;
    noQrCode: string;
    /** Contains `%amount%`. */
    qrMinimum: string;
    qrBusy: string;
    giftLink: string;
  };
  rewards: RewardWords;
  /** Full names, each with its bank account name in Latin letters. */
  people: readonly { name: string; bankAccountName: string }[];
  gameNames: Record<string, string>;
  /** Games outside the sixteen, for members who have an account there. */
  privateGames: readonly { code: string; name: string }[];
  /** The number of digits in a phone number; 0 for any. */
  phoneLength: number;
  /** Registration must name one of these currencies; if empty, it names none. */
  currencies: readonly string[];
  /** Whether each profile names its member's currency, unless the wire variety says otherwise. */
  namesCurrencies?: boolean;
  /** The value of one baht in this currency; demo amounts are given in baht. */
  scale: number;
}

/** The deposit look-up's response, and the smallest amounts for QR codes. */
export interface DepositOffer {
  banks: readonly DepositBank[];
  wallets: readonly { mode?: string | null; walletAccountName?: string | null }[];
  isManual: boolean;
  /** By bank or payment code, in the member's currency; 1 for other codes. */
  qrMinimums: Readonly<Record<string, number>>;
}

export interface DepositBank {
  bankCode: string;
  bankType?: string | null;
  mode?: string | null;
  bankNameTH?: string | null;
  bankNameEN?: string | null;
  bankAccountName?: string | null;
  bankAccountNo?: string | null;
  currency?: string | null;
}
