import type { WireVariety } from "../../scripts/sandbox/http/wire-ways";

/** Ways in which an operator may write the same response. */
export const varieties = {
  plain: {},
  "bare lists": { bareLists: true },
  "numbers as strings": { numbersAsStrings: true },
  "money as strings": { moneyAsStrings: true, flagsAsNumbers: true },
  "odd numbers": { oddNumbers: true },
  nulls: { nulls: true },
  "extra fields": { extraFields: true },
  "empty texts": { emptyTexts: true },
  "faulty rows": { faultyRows: true },
  "odd case": { oddCase: true },
  "milliseconds left": { expireIn: "milliseconds" },
  "a time of expiry": { expireIn: "time" },
  "a time left that nobody can read": { expireIn: "unreadable" },
  "ids of 64 bits": { longIds: true },
  "plain shapes": { plainShapes: true },
  "flags as texts": { flagsAsTexts: true },
  "spare answers": { spareAnswers: true },
  "two accounts of a bank": { twinAccounts: true },
  "a currency in the profile": { currencyIn: "profile" },
  "a currency in the wallet": { currencyIn: "wallet" },
  everything: {
    bareLists: true,
    numbersAsStrings: true,
    flagsAsNumbers: true,
    nulls: true,
    extraFields: true,
  },
} satisfies Record<string, Partial<WireVariety>>;
