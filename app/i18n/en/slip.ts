import type { Shape } from "../i18n";
import type { texts as th } from "../th/slip";

/** Uploading slips, and the list of slips. */
export const texts = {
  title: "Upload a slip",
  choose: "Choose a picture",
  filled: "Picture chosen. You can send the slip now.",
  good: "The whole QR code in the corner should be in the picture, sharp and uncut.",
  copied: "Copied the slip already?",
  nothingCopied: "No picture has been copied. Copy the slip first, then paste it.",
  paste: "Paste picture",
  shared: "This picture was shared from another app. Make sure it is your slip before you send it.",
  sharedLost: "We couldn't open the shared picture. Please choose it again.",
  change: "Change",
  remove: "Remove",
  photograph: "Take a photo",
  chosen: "Chosen picture",
  hint: "A JPG, PNG or WEBP picture of at most {{size}}.",
  within: "Please upload it within {{span}} of the transfer.",
  credited: "The money is in your main wallet after the slip is checked, usually within {{span}}.",
  readable: "The code on the slip can be read",
  unreadable: "No code found on the slip. Try a clearer picture of the whole slip, or send this one anyway.",
  to: "Transferred to",
  sending: "Sending the slip",
  waiting: "All sent, waiting for the answer",
  sentOf: "{{sent}} of {{total}}",
  stay: "Stay on this page until it is sent. If you cancel, the slip is not sent.",
  wait: "Stay on this page a moment longer. The whole slip has been sent.",
  cancelSending: "Cancel sending",
  cancelled: "Cancelled. The slip was not sent.",
  send: "Send slip",
  again: "Send again",
  closed: "Slips are not taken right now.",
  closedHours: "Closed every day from {{from}} to {{until}}.",
  closedNext:
    "Money that you have transferred is not lost. Please keep the slip and upload it once we are open.",
  list: "See slip status",
  fault: {
    noFile: "No picture was chosen. Please choose the slip's picture and send it again.",
    wrongKind:
      "This file is not a JPG, PNG or WEBP picture, so it was not sent. Please choose the slip's picture.",
    tooLarge: "The picture is larger than {{size}}, so it was not sent. Please use a smaller one.",
    outOfOrder:
      "The slip could not be sent: the form was not complete before its picture. Please open this page again and send it once more.",
    broken: "The slip did not arrive whole, so it was not passed on. Please send it again.",
  },
  failed: {
    refused: "The slip could not be sent. Please try again.",
    network: "The connection was lost. You can send it again: a slip that has arrived is not sent twice.",
    timeout:
      "It took longer than {{minutes}} min. You can send it again: a slip that has arrived is not sent twice.",
  },
  slips: {
    title: "Slip status",
    empty: "No slips have been uploaded yet.",
    upload: "Upload a slip",
    view: "View slip picture",
    noAmount: "Amount not known yet",
    status: { processing: "Processing", success: "Success", failed: "Failed" },
    text: {
      processing:
        "We have your slip. The money is usually added within {{span}}. Please do not send the same slip again.",
      success: "The money is in your main wallet.",
      failed: "Nothing was added to your wallet. Please contact us with this slip.",
    },
    own: "Your registered account: {{number}}",
    step: { upload: "Upload a new picture", contact: "Contact us", statement: "View the statement" },
  },
} satisfies Shape<typeof th>;
