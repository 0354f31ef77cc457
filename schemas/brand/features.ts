import * as z from "zod";
import { isSafeLink } from "../address";
import { count, Words } from "./values";

function feature(what: string) {
  return z.boolean().default(true).describe(what);
}

/** Switches of what the brand offers; everything is on by default. */
export const Features = z
  .strictObject({
    slips: feature("Uploading slips, and their list"),
    trueWallet: feature("Depositing by wallet: transfer or gift link"),
    spin: feature("The spin wheel, when the operator has one active"),
    invite: feature("Inviting friends and its bonus"),
    refund: feature("Refund of losses"),
    promotions: feature("Promotion codes"),
    chat: feature("Live chat, when the operator enables it"),
    howto: feature("How-to videos"),
    pendingDeposits: feature("Shows slips and QR deposits until they are in the statement"),
    statementFilters: feature("Filters of the statement"),
    statementExport: feature("The statement as CSV"),
    moneySummary: feature("What was deposited, withdrawn and the net by day, week and month"),
    hideBalances: feature("A switch that hides balances"),
    withdrawCheck: feature("Tells a held bonus and the money in games before a withdrawal is sent"),
    slipCheck: feature("Reads a slip's mini-QR on the device before it is sent; warns, never blocks"),
    inAppBrowserHint: feature("A hint to leave an in-app browser"),
    offlinePage: feature("A page of ours in place of the browser's own when there is no connection"),
    realityCheck: feature("Reminds of the time played and the net change"),
  })
  .prefault({});

const link = z.string().refine(isSafeLink, "an https:// link");

/** Contact details for when the service has ended or the operator's look-up fails. */
export const Contact = z
  .strictObject({
    website: link.optional().describe("The brand's site"),
    lineLink: link.optional().describe("Where LINE opens a chat with the brand"),
    lineName: z.string().min(1).max(60).optional().describe("Its name in LINE"),
  })
  .prefault({});

const helpAddress = z
  .string()
  .refine(
    (text) => isSafeLink(text) || /^tel:\+?[\d-]{3,20}$/.test(text),
    "an https:// link, or tel: and a number",
  );

/** Safer play: reminders, the age question and links to help. */
export const SaferPlay = z
  .strictObject({
    reminderMinutes: count(60, "Minutes between two reality checks", 5, 1440),
    ageConfirmation: z.boolean().default(false).describe("Registration asks the member to confirm their age"),
    minimumAge: count(20, "The age to confirm", 18, 99),
    helpLinks: z
      .array(
        z.strictObject({
          label: Words.describe("What the link says"),
          href: helpAddress.describe("Where it leads"),
        }),
      )
      .max(5)
      .default([])
      .describe("Where members find help"),
  })
  .prefault({});
