/** The words, banks and scale of one market's demo data. */
export interface Flavour {
  info: { name: string; website: string };
  banks: readonly { code: string; nameTH: string; nameEN: string }[];
  sources: readonly { code: string; description: string }[];
  contact: { contactText: string; lineLink: string; lineName: string };
  conditions: readonly string[];
  agreements: readonly string[];
  /** With `%percentFail%` in it. */
  notice: string;
  deposit: {
    banks: readonly DepositBank[];
    wallets: readonly { mode: string; walletAccountName: string }[];
    isManual: boolean;
  };
  withdraw: { min: number; max: number };
  /** What statement entries call things, and other single texts. */
  words: { wallet: string; bonus: string; noInvite: string };
  /** Full names, each with its bank account name in Latin letters. */
  people: readonly { name: string; bankAccountName: string }[];
  gameNames: Record<string, string>;
  /** Digits of a phone number; 0 is any. */
  phoneLength: number;
  /** What registration must name one of; empty: it names none. */
  currencies: readonly string[];
  /** One baht in this currency: demo amounts are written in baht. */
  scale: number;
}

export interface DepositBank {
  bankCode: string;
  bankType: string;
  mode: string;
  bankNameTH: string;
  bankNameEN: string;
  bankAccountName: string;
  bankAccountNo: string;
  currency?: string;
}
