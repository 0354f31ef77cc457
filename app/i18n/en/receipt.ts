import type { Shape } from "../i18n";
import type { texts as th } from "../th/receipt";

/** The receipt as a picture. */
export const texts = {
  kind: "Receipt",
  wallet: "Main wallet, {{brand}}",
  done: {
    deposit: "Deposit complete",
    bonus: "Bonus received",
    finish_bonus: "Bonus ended",
    withdraw: "Withdrawal complete",
    transfer: "Transfer complete",
    other: "{{word}} complete",
  },
  zone: { th: "Thai time", la: "Lao time" },
  hint: "Look it up in your statement by its reference.",
} satisfies Shape<typeof th>;
