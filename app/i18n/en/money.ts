import type { Shape } from "../i18n";
import type { texts as th } from "../th/money";

/** Texts shared by all money operations. */
export const texts = {
  busy: "You have a transaction in progress. Please wait a moment and try again.",
  expired: "This page was open for too long. Nothing was sent. Please check it and send it again.",
  altered: "This form was already sent with other values. Nothing was sent this time.",
  unclear:
    "This form has already sent a slip, and we can't confirm that it was this picture. Nothing was sent this time. Please look at the slip status before you upload another.",
  sentBefore: "Nothing was sent this time. This page shows the result from before you logged in again.",
  forged: "You have logged in again, so the old form no longer works. Nothing was sent. Please try again.",
  outcome: {
    title: "Result",
    ask: "Ask about this",
    transfer: {
      done: "Transfer complete",
      refused: "Transfer not made",
      checking: "We are checking your transfer",
      unknown: "We can't confirm this transfer yet",
      again: "Another transfer",
    },
    withdraw: {
      done: "Withdrawal paid out",
      accepted: "Withdrawal request received",
      refused: "Withdrawal not made",
      checking: "We are checking your withdrawal",
      unknown: "We can't confirm this withdrawal yet",
      doneText: "The money has been sent to your bank account.",
      acceptedText: "Please wait for the money to reach your bank.",
      refusedText: "Nothing was paid out. The money is in your wallet.",
      bonusCondition:
        "The bonus condition is not met yet, so you can't withdraw yet. Your balance is unchanged.",
      again: "Another withdrawal",
      stages: { received: "Received", paying: "Being paid", paid: "In your bank" },
    },
    slip: {
      done: "Deposit added",
      accepted: "Slip received",
      refused: "Slip not accepted",
      checking: "We are checking your slip",
      unknown: "We can't confirm this slip yet",
      doneText: "The money is in your main wallet.",
      acceptedText:
        "We are checking the slip. The statement shows when the money is added. Please do not send the same slip again.",
      refusedText: "Nothing was added to your wallet. Your bank transfer is not lost; please keep the slip.",
      again: "Upload a slip again",
    },
    giftLink: {
      done: "Link sent, money added",
      accepted: "Link sent",
      refused: "Link not accepted",
      checking: "We are checking your link",
      unknown: "We can't confirm this link yet",
      doneText: "The money is in your main wallet.",
      acceptedText:
        "We have your link. The statement shows when the money is added. Please do not send the same link again.",
      refusedText: "Nothing was added to your wallet. Please check the link in the TrueMoney app.",
      again: "Send a link again",
    },
    qrCode: {
      done: "QR code created",
      refused: "QR code not created",
      checking: "We are checking your QR code",
      unknown: "We can't confirm this QR code yet",
      doneText: "The QR code is ready to be paid. No money was moved.",
      waiting: "Waiting for the bank",
      waitingText:
        "If you have paid, the money arrives in your main wallet by itself. Please do not pay again.",
      unseen: "No payment seen for this QR code yet",
      unseenText: "This QR code is closed. If you have paid, please contact us and tell us the reference.",
      checkingText: "We are looking for your QR code and show it as soon as it is found. No money was moved.",
      contactText:
        "We cannot confirm that this QR code was created. No money was moved, and you can create another one.",
      show: "Show QR code",
      again: "Create another QR code",
    },
    mainWallet: { now: "Main wallet now", left: "Left in main wallet", before: "Before" },
    now: "Now",
    way: "Method",
    playOn: "Play {{game}}",
    payee: "To account",
    text: {
      done: "Your money has arrived.",
      refused: "Your money has not moved.",
      checking: "It has not been confirmed yet. We are checking for you; please do not do it again.",
      contact:
        "It still cannot be confirmed. Please do not do it again; contact us and tell us the reference.",
      accepted: "We have it and are working on it. The statement shows when it is done.",
      unknown:
        "Our record of it was lost, so we cannot say whether it was sent. Nothing was sent this time. Check your statement and balances before you do it again.",
    },
    from: "From",
    to: "To",
    time: "Time",
    reference: "Reference",
    home: "Back to my wallet",
    statement: "View the statement",
    entry: "See this entry",
    lookAgain: "Check again",
    contact: "Contact us",
    missing:
      "We can't confirm what became of it: our record is lost or more than 24 hours old. Check your statement and balances before you do it again.",
  },
} satisfies Shape<typeof th>;
