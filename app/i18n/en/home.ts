import type { Shape } from "../i18n";
import type { texts as th } from "../th/home";

/** The home screen and its agreements. */
export const texts = {
  title: "Wallet",
  hello: "Hello, {{name}}",
  total: "Total balance",
  mainWallet: "Main wallet",
  games: "In games",
  lastUpdate: "Updated {{time}}",
  updating: "Updating balances",
  refresh: "Refresh",
  deposit: "Deposit",
  withdraw: "Withdraw",
  transfer: "Transfer",
  slot: "Slots",
  sport: "Sport and casino",
  lotto: "Lotto",
  inGame: "{{amount}} in the game",
  viewData: "View data",
  openAccount: "Open account",
  noGames: "No games yet",
  someHidden:
    "Some games can't be shown right now, so the totals leave them out. Your money is not affected. If a game is missing, please contact us.",
  noneHere: "No games here yet",
  tiles: {
    invite: { title: "Invite", note: "Get a bonus" },
    bonus: { title: "Bonuses", note: "See conditions" },
    refund: { title: "Refund", note: "See amount" },
  },
  ready: {
    title: "Ready to receive",
    invite: "Invite bonus ready to receive",
    refund: "Refund ready to receive",
    receive: "Receive",
  },
  wheel: { title: "Spin wheel", coins: "Coins: {{coins}}", refreshAll: "Refresh all" },
  pending: {
    title: "Deposits on their way",
    qr: "QR code {{bank}}",
    slip: "Slip",
    slipChecking: "We are checking the slip",
    qrOpen: "Waiting for your payment until {{time}}",
    qrWaiting: "If you have paid, the money is on its way",
    noAmount: "Amount not known yet",
    withdrawals: "Withdrawals on their way",
    withdrawWaiting: "Waiting for the transfer to your bank account",
  },
  agreements: {
    title: "Agreements",
    accept: "Accept the agreements",
    empty: "There are no agreements to accept at the moment.",
    notice: "Please read the terms of this service.",
    read: "Read the agreements",
  },
} satisfies Shape<typeof th>;
