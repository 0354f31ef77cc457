/** The messages of all field rules: text keys of the `fields` namespace, which every language must have. */
export const fieldMessages = [
  "fields:required",
  "fields:tooLong",
  "fields:phone.length",
  "fields:phone.format",
  "fields:password.different",
  "fields:bankAccountName.english",
  "fields:bankAccountNo.format",
  "fields:age.confirm",
  "fields:amount.empty",
  "fields:amount.format",
  "fields:amount.negative",
  "fields:amount.decimals",
  "fields:amount.tooLarge",
  "fields:amount.minimum",
  "fields:amount.maximum",
  "fields:account.choose",
  "fields:account.same",
  "fields:bank.choose",
  "fields:currency.choose",
  "fields:giftLink.format",
  "fields:chat.tooLong",
] as const;

export type FieldMessage = (typeof fieldMessages)[number];
