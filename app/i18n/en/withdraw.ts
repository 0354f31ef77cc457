import type { Shape } from "../i18n";
import type { texts as th } from "../th/withdraw";

/** The withdrawal. */
export const texts = {
  title: "Withdraw",
  from: "Withdraw from",
  mainWallet: "Main wallet",
  games: "In games",
  moveBack: "Move back",
  account: "Paid to",
  accountEnding: "ending in {{digits}}",
  amount: "Amount",
  range: "{{minimum}} – {{maximum}} {{currency}} each time",
  atLeast: "At least {{minimum}} {{currency}} each time",
  all: "All",
  after: "Balance after",
  missing: "Taken from your games",
  short: "Not enough money",
  bonus: {
    held: "You have an active bonus. Until its turnover is complete, a withdrawal may be refused.",
    maybe: "While a bonus is active, its turnover has to be complete before you can withdraw.",
    see: "See bonus",
  },
  noAccount: "You have no bank account to be paid to, so you cannot withdraw yet. Your money is all there.",
  addAccount: "Add a bank account",
  noLimits:
    "The withdrawal limits cannot be read right now, so you cannot withdraw yet. Your money is all there.",
  retry: "Try again",
  limitsFailed:
    "The withdrawal limits cannot be read right now. Nothing was sent and your money is all there. Please try again.",
  submit: "Withdraw",
  submitAmount: "Withdraw {{amount}}\u00a0{{currency}}",
  submitting: "Checking",
  review: {
    title: "Check before you withdraw",
    what: "To your own bank account",
    now: "Main wallet now",
    gamesNow: "In games now",
    withdrawn: "Withdrawal",
    afterAll: "Left in main wallet and games",
    collected: "Your main wallet does not hold that much. The rest is collected from your games.",
    final: "Once confirmed, it cannot be cancelled.",
    confirm: "Confirm {{amount}}\u00a0{{currency}}",
    confirming: "Withdrawing",
  },
} satisfies Shape<typeof th>;
