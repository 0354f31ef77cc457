import type { Shape } from "../i18n";
import type { texts as th } from "../th/fields";

/** Messages of the field rules (schemas/fields.ts). */
export const texts = {
  required: "{{field}} is required",
  tooLong: "This is too long",
  phone: {
    length: "The phone number must support {{length}} digits",
    format: "Please enter a phone number in digits",
  },
  password: { different: "Passwords don't match" },
  bankAccountName: { english: "Bank account name must be in English only" },
  bankAccountNo: { format: "Please enter the account number in digits" },
  age: { confirm: "Please confirm your age" },
  amount: {
    empty: "Please enter an amount",
    format: "Please enter digits only, such as 1,000.50",
    negative: "The amount has to be above 0",
    decimals: "Two decimals at the most",
    tooLarge: "This amount is too large",
    minimum: "The amount has to be at least {{minimum}} {{currency}}",
    maximum: "The amount can be {{maximum}} {{currency}} at the most",
  },
  account: { choose: "Please select an account", same: "Cannot transfer to the same account" },
  bank: { choose: "Please choose a bank" },
  currency: { choose: "Please choose a currency" },
  giftLink: { format: "Please paste a TrueMoney gift link" },
  chat: { tooLong: "This message is too long" },
} satisfies Shape<typeof th>;
