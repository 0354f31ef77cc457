import * as z from "zod";
import { assetOf, limitsText } from "./asset-roles";
import { Amount, Code, count, entryOf, MEGABYTE, QuickAmounts } from "./values";

/**
 * How a deposit account is shown: as details, as the QR flow, or as details with currency and an instruction picture.
 */
const DepositView = z.enum(["details", "qr", "bcel"]);
type DepositView = z.output<typeof DepositView>;

export const ViewByMode = z.strictObject({
  auto: DepositView.describe("The view in mode AUTO"),
  other: DepositView.describe("The view in every other mode"),
  picture: assetOf("steps")
    .optional()
    .describe(`The instruction picture of the bcel view; absent: ours (${limitsText("steps")})`),
});

export const Qr = z
  .strictObject({
    minimum: Amount.describe("The least amount that a QR is made for"),
    quickAmounts: QuickAmounts.describe("The chips beneath the amount"),
  })
  .refine(({ minimum, quickAmounts }) => quickAmounts.every((amount) => amount >= minimum), {
    path: ["quickAmounts"],
    error: "amounts from the minimum up",
  });

/** Ways to deposit (specification, sections 2 and 9). */
export const Deposit = z
  .strictObject({
    views: z
      .record(Code, ViewByMode)
      .default({})
      .describe("How an account is shown, by bank or payment code; a code not named shows details"),
    qr: z
      .record(Code, Qr)
      .prefault({})
      .describe("Minimum and quick amounts of the QR flow, by bank or payment code"),
    trueWalletLinkMinimum: Amount.prefault(2).describe("The least amount of a gift link"),
    creditedWithinMinutes: count(1, "What the deposit text promises: credited within so many minutes"),
    slipWithinMinutes: count(60, "How long after the transfer a slip may be uploaded, in minutes"),
    slipMaxBytes: count(10 * MEGABYTE, "The largest slip picture, in bytes", 1024, 50 * MEGABYTE),
  })
  .prefault({});

export const Transfer = z
  .strictObject({
    minimum: Amount.prefault(1).describe("The least amount of a transfer between accounts"),
    quickAmounts: QuickAmounts.prefault([100, 500, 1000]).describe(
      "The chips beneath the amount; of the default, those from the minimum up",
    ),
  })
  .prefault({});

export const Withdraw = z
  .strictObject({
    quickAmounts: QuickAmounts.prefault([100, 500, 1000]).describe(
      "The chips beneath the amount; the limits come from the operator's API",
    ),
  })
  .prefault({});

export const Bonus = z
  .strictObject({
    endBelow: Amount.optional().describe(
      "A bonus can be ended when the balance falls below this amount; only said where your API gives no percentFail; absent: the text names none then",
    ),
  })
  .prefault({});

/** How a deposit account is shown, by its bank or payment code and its mode (AUTO or another). */
export function depositView(
  brand: { deposit: z.output<typeof Deposit> },
  bankCode: string,
  mode: string | undefined,
): { view: DepositView; picture?: string } {
  const entry = entryOf(brand.deposit.views, bankCode);
  const view = (mode === "AUTO" ? entry?.auto : entry?.other) ?? "details";
  return { view, picture: view === "bcel" ? entry?.picture : undefined };
}
