import type { Shape } from "../i18n";
import type { texts as th } from "../th/transfer";

/** The transfer. */
export const texts = {
  title: "Transfer",
  from: "From",
  to: "To",
  placeholder: "Select account",
  amount: "Amount",
  submit: "Transfer",
  submitAmount: "Transfer {{amount}}\u00a0{{currency}}",
  submitting: "Transferring",
  minimum: "At least {{amount}} {{currency}}",
  all: "All",
  after: "Balance after",
  short: "Not enough money",
  noGames: "Open a game account first, then you can move money into it.",
  toGames: "See all games",
} satisfies Shape<typeof th>;
