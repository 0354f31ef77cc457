import type { Shape } from "../i18n";
import type { texts as th } from "../th/withdraw";

/** The withdrawal. */
export const texts = {
  title: "Withdraw",
  from: "Withdraw from",
  mainWallet: "Main wallet",
  games: "In games",
  collected:
    "If your main wallet doesn't hold enough, we move your money back from the games for you. Please leave the game before you withdraw.",
  account: "Paid to",
  accountEnding: "ending in {{digits}}",
  amount: "Amount",
  range: "{{minimum}} – {{maximum}} {{currency}} each time",
  atLeast: "At least {{minimum}} {{currency}} each time",
  all: "All",
  after: "Balance after",
  fromGames: "Taken from your games",
  belowMinimum: "Your balance as last read is below the minimum.",
  beyond: "This is more than your balance as last read.",
  bonus: {
    held: "You have an active bonus. Until its conditions are met, a withdrawal may be refused.",
    maybe: "While a bonus is active, its conditions have to be met before you can withdraw.",
    see: "See bonus",
  },
  noAccount: "There is no bank account yet for us to pay to.",
  addAccount: "Add a bank account",
  noLimits: "The withdrawal limits can't be read right now. An amount outside them will be refused.",
  submit: "Withdraw",
  submitAmount: "Withdraw {{amount}}\u00a0{{currency}}",
  submitting: "Checking",
  review: {
    title: "Review withdrawal",
    what: "To your own bank account",
    now: "Main wallet now",
    withdrawn: "Withdrawal",
    final: "Once confirmed, it cannot be cancelled.",
    confirm: "Confirm {{amount}}\u00a0{{currency}}",
    confirming: "Withdrawing",
  },
} satisfies Shape<typeof th>;
