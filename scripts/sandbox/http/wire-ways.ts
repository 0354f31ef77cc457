import * as z from "zod";
import { flag } from "./request-body";

/** Ways in which a response may differ on the wire with the same meaning (operator-api.md). */
export const wireVarietySchema = z.object({
  /** Lists come bare, without their key (and so without `total`). */
  bareLists: flag,
  numbersAsStrings: flag,
  /** Amounts are strings with two decimals: "12.50". */
  moneyAsStrings: flag,
  /** Numbers and amounts are texts as some databases write them: "1E+3", ".5", " 12.500000000000000000 ". */
  oddNumbers: flag,
  flagsAsNumbers: flag,
  /** Flags are the texts "true" and "false". */
  flagsAsTexts: flag,
  /** Absent optional fields are sent as null. */
  nulls: flag,
  /** Every object has extra fields that are not in the contract. */
  extraFields: flag,
  /** Absent optional fields are sent as an empty text. */
  emptyTexts: flag,
  /** Every list begins with a row that cannot be read. */
  faultyRows: flag,
  /** Words and bank codes come in the other case. */
  oddCase: flag,
  /** How a code's time left is written. */
  expireIn: z.enum(["seconds", "milliseconds", "time", "unreadable"]),
  /** Ids of coupons, codes, slips and received bonuses are integers of 64 bits. */
  longIds: flag,
  /** A picture's data URL for a code, a prize beside the success, a coupon's prize as a text, a plain ack. */
  plainShapes: flag,
  /**
   * No empty banks, wallets or manual flag; no maximum of a withdrawal (0); no web link where auto-login gives one; flags
   * for the conditions of refund and invite bonus; a slip's link without its reference; a promotion without terms where
   * there is none.
   */
  spareAnswers: flag,
  /** Each account to deposit to has a second one of the same bank. */
  twinAccounts: flag,
  /** Where the member's currency is named, if it is known. */
  currencyIn: z.enum(["nowhere", "profile", "wallet", "beside"]),
  /** Where a failure's code stands, as frameworks write it. */
  failureKey: z.enum([
    "message",
    "error",
    "code",
    "message.0",
    "error.code",
    "error.message",
    "detail",
    "title",
  ]),
  /** How a refusal with status 200 says that it is one. */
  refusedBy: z.enum(["success", "status", "statusCode"]),
});

export type WireVariety = z.output<typeof wireVarietySchema>;

export const plainWire: WireVariety = {
  bareLists: false,
  numbersAsStrings: false,
  moneyAsStrings: false,
  oddNumbers: false,
  flagsAsNumbers: false,
  flagsAsTexts: false,
  nulls: false,
  extraFields: false,
  emptyTexts: false,
  faultyRows: false,
  oddCase: false,
  expireIn: "seconds",
  longIds: false,
  plainShapes: false,
  spareAnswers: false,
  twinAccounts: false,
  currencyIn: "nowhere",
  failureKey: "message",
  refusedBy: "success",
};
