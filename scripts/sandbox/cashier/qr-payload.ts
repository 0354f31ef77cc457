import { encode, tag, withCrcTag } from "promptparse";
import { billPayment } from "promptparse/generate";
import type { DepositBank } from "../state/flavour";

/** A made-up tax number; with a two-digit suffix it is a PromptPay biller id. */
const TAX_NUMBER = "0105561234567";
/** The scheme and the network that Lao merchant codes use. */
const LAO_SCHEME = "A005266284662577";
const LAO_NETWORK = "27710418";

interface Wanted {
  bank: DepositBank;
  /** The bank's position in the look-up. */
  position: number;
  /** In the member's currency. */
  amount: number;
  /** Letters and digits that link the payment to its member. */
  reference: string;
}

/** The content of a deposit's QR code (EMVCo with CRC): a PromptPay bill payment, or a Lao merchant code for kip. */
export function qrPayload({ bank, position, amount, reference }: Wanted): string {
  const billerId = `${TAX_NUMBER}${String(position + 1).padStart(2, "0")}`;
  if (bank.currency !== "LAK") return billPayment({ billerId, amount, ref1: reference });
  return withCrcTag(
    encode([
      tag("00", "01"),
      tag("01", "12"),
      tag("38", encode([tag("00", LAO_SCHEME), tag("01", LAO_NETWORK), tag("03", billerId)])),
      tag("53", "418"),
      tag("54", amount.toFixed(2)),
      tag("58", "LA"),
      tag("62", encode([tag("01", reference)])),
    ]),
    "63",
  );
}
